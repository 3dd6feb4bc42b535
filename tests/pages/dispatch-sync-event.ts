/** Wakes the worker as the browser would when the network is back. */
import type { Page } from "@playwright/test";

/** Returns a function that sends the outbox's sync event to the worker of `origin`; `page` only carries the session. */
export async function syncEventDispatcher(page: Page, origin: string): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find((entry) => entry.scopeURL.startsWith(origin) && !entry.isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registration;
  return async () => {
    await session.send("ServiceWorker.dispatchSyncEvent", {
      origin,
      registrationId,
      tag: "outbox",
      lastChance: false,
    });
  };
}
