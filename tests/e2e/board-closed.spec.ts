/** New orders while the board is closed: its own worker shows them. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test";
import { openBoard } from "../pages/board";

test.use({
  viewport: { width: 1280, height: 900 },
  isMobile: false,
  hasTouch: false,
  serviceWorkers: "allow",
  // The smaller shell shows no notifications.
  launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
});

/** Hands a push to the board's worker, as the browser's push service would. */
async function deliver(page: Page, origin: string, data: Record<string, string>): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    protocol.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const board = registrations.find(({ scopeURL }) => scopeURL === `${origin}/board/`);
      if (board) resolve(board.registrationId);
    }),
  );
  await protocol.send("ServiceWorker.enable");
  await protocol.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registered,
    data: JSON.stringify({ data: { type: "board_order", ...data } }),
  });
  await protocol.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/board/");
    const notifications = (await registration?.getNotifications()) ?? [];
    return notifications.map(({ title, body }) => [title, body]);
  });

test("an order is told by a notification, which its answer replaces; an open board rings instead", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"]);
  await openBoard(page, "Dina");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByText("This device is not told of new orders.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Tell this device" })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const { origin } = new URL(page.url());
  const soup = { order_id: "1041", title: "New order #1041", body: "Items: 3 · $24.50" };
  await deliver(page, origin, { ...soup, news: "new" });
  expect(await shown(page)).toEqual([]);
  await page.goto("/icons/icon-192.png");
  await deliver(page, origin, { ...soup, news: "new" });
  await expect.poll(() => shown(page)).toEqual([["New order #1041", "Items: 3 · $24.50"]]);
  const answered = { order_id: "1041", title: "Order #1041 waits no more", body: "", news: "answered" };
  await deliver(page, origin, answered);
  await expect.poll(() => shown(page)).toEqual([["Order #1041 waits no more", ""]]);
});
