/** New orders while the board is closed: its own worker shows them. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../fixtures/test";
import { openBoard } from "../pages/board";
import { deliverPush, shownNotifications } from "../pages/staff-pushes";

test.use({
  viewport: { width: 1280, height: 900 },
  isMobile: false,
  hasTouch: false,
  serviceWorkers: "allow",
  // The smaller shell shows no notifications.
  launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
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

  const soup = { type: "board_order", order_id: "1041", title: "New order #1041", body: "Items: 3 · $24.50" };
  await deliverPush(page, "/board/", { ...soup, news: "new" });
  expect(await shownNotifications(page, "/board/")).toEqual([]);
  await page.goto("/icons/icon-192.png");
  await deliverPush(page, "/board/", { ...soup, news: "new" });
  await expect
    .poll(() => shownNotifications(page, "/board/"))
    .toEqual([["New order #1041", "Items: 3 · $24.50"]]);
  const answered = {
    ...soup,
    order_id: "1041",
    title: "Order #1041 waits no more",
    body: "",
    news: "answered",
  };
  await deliverPush(page, "/board/", answered);
  await expect.poll(() => shownNotifications(page, "/board/")).toEqual([["Order #1041 waits no more", ""]]);
});
