/** A courier's orders while the page is closed: its own worker shows them. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { customerWithDish, orderDelivery } from "../pages/checkout";
import { dispatcher } from "../pages/courier";
import { deliverPush, shownNotifications } from "../pages/staff-pushes";

test.use({
  viewport: { width: 390, height: 780 },
  serviceWorkers: "allow",
  // The smaller shell shows no notifications.
  launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox"] },
});

const path = "/courier/";
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** An order that somebody brings by a link, opened. */
async function bringOrder(page: Page): Promise<number> {
  const find = await findPlainDish();
  const id = await orderDelivery(find, await customerWithDish(find));
  const board = await dispatcher();
  await board.accept(id);
  await page.goto(`${path}${new URL(await board.linkOf(id)).hash}`);
  await press(page, "Open the order");
  return id;
}

test("an offer is told by a notification, which its answer replaces; a page in view rings instead", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["notifications"]);
  const id = await bringOrder(page);
  await expect(page.getByRole("article", { name: `Order ${id}` })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await press(page, "Settings");
  await expect(page.getByText("This phone does not tell you of orders.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Tell me of orders" })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const offered = {
    type: "courier_order",
    order_id: `${id}`,
    title: `Will you bring order #${id}?`,
    body: "Port Grill",
    news: "offered",
  };
  await deliverPush(page, path, offered);
  expect(await shownNotifications(page, path)).toEqual([]);
  await page.goto("/icons/icon-192.png");
  await deliverPush(page, path, offered);
  await expect.poll(() => shownNotifications(page, path)).toEqual([[offered.title, "Port Grill"]]);
  const over = { ...offered, news: "over", title: `Order #${id} waits for your answer no more` };
  await deliverPush(page, path, over);
  await expect.poll(() => shownNotifications(page, path)).toEqual([[over.title, "Port Grill"]]);
  // The address that a press opens.
  await page.goto(`${path}#order=${id}`);
  await expect(page.getByRole("article", { name: `Order ${id}` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});
