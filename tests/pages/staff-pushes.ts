/** Pushes to the board and to the couriers' page, and what their workers show. */
import type { Page } from "@playwright/test";

/** Hands a push to the worker of a program, e.g. "/board/", as the browser's push service would. */
export async function deliverPush(page: Page, path: string, data: Record<string, string>): Promise<void> {
  const { origin } = new URL(page.url());
  const protocol = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    protocol.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}${path}`);
      if (own) resolve(own.registrationId);
    }),
  );
  await protocol.send("ServiceWorker.enable");
  await protocol.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registered,
    data: JSON.stringify({ data }),
  });
  await protocol.detach();
}

/** The notifications that a program's worker shows, as [title, body]. */
export const shownNotifications = (page: Page, path: string) =>
  page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    const notifications = (await registration?.getNotifications()) ?? [];
    return notifications.map(({ title, body }) => [title, body]);
  }, path);
