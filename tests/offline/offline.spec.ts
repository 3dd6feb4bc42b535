import type { Page } from "@playwright/test";
import { newCustomer, newPerson } from "../fixtures/customers";
import { type FoundItem, findPlainDish, runningOrders, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { customerWithDish, fillPhone, pressWithoutNetwork } from "../pages/checkout";
import { waitForStoredCopy } from "../pages/device-storage";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { guestIdOf, startVisitWith, waitForWorker } from "../pages/visit";

// Chromium's log lines for requests without a network, or broken off by a test.
test.use({ allowedErrors: /Failed to load resource: net::ERR_/ });

const noNetwork = (page: Page) => page.getByRole("status").getByText("No internet connection.");

/** A visit with a place and food chosen: home, the store's page and the item have been seen. */
async function visit(shopper: Shopper, find: FoundItem, token?: string, withWorker = true): Promise<void> {
  const { page } = shopper;
  await startVisitWith(page.context(), { place: find.place, module: find.module, token });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "FIND YOUR HAPPINESS" })).toBeVisible();
  if (withWorker) await waitForWorker(page);
  await expect(page.getByRole("heading", { name: en("catalogue", "home.popularItems") })).toBeVisible();
  await page.goto(`/store/${find.store.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
  // The document has the heading already; the app stores its data a moment later.
  if (withWorker) await waitForStoredCopy(page, `,"${find.store.slug}"]`);
}

async function addFromStore(shopper: Shopper, { item }: FoundItem): Promise<void> {
  const add = shopper.button(en("catalogue", "item.addNamed", { name: item.name })).first();
  await shopper.press(add);
  await shopper.isTold("Item added to cart");
}

test("offline, visited content is shown and the cart changes; the server has the same cart afterwards", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const shopper = new Shopper(page);
  await visit(shopper, find);
  await addFromStore(shopper, find);
  await expect
    .poll(async () => (await serverCart(find.module.id, { guestId: await guestIdOf(page) })).length)
    .toBe(1);

  await context.setOffline(true);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "FIND YOUR HAPPINESS" })).toBeVisible();
  // The code that reads kept copies comes with the app's own files, not after them.
  await expect(page.locator('link[rel="modulepreload"][href*="/data-cache"]')).toHaveCount(1);
  await expect(page.getByRole("heading", { name: en("catalogue", "home.popularItems") })).toBeVisible();
  await page.goto(`/store/${find.store.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
  await shopper.press(
    page.getByRole("main").getByRole("link", { name: find.item.name, exact: true }).first(),
  );
  await expect(page.getByRole("dialog", { name: find.item.name })).toBeVisible();
  await shopper.closeDialog();

  const line = await shopper.lineOf(find.item);
  await shopper.press(shopper.button("One more", line));
  await expect(line.getByRole("group")).toContainText("2");
  await expect(line).toContainText("Not sent yet");
  await page.reload();
  const same = await shopper.lineOf(find.item);
  await expect(same.getByRole("group")).toContainText("2");
  await expect(same).toContainText("Not sent yet");
  await expect(noNetwork(page).or(page.getByText(en("shell", "offline.unreachable")))).toBeVisible({
    timeout: 60_000,
  });

  await context.setOffline(false);
  await expect
    .poll(
      async () =>
        (await serverCart(find.module.id, { guestId: await guestIdOf(page) })).map((entry) => entry.quantity),
      { timeout: 30_000 },
    )
    .toEqual([2]);
  await expect(same.getByText("Not sent yet")).toHaveCount(0);
});

test("offline, a visited page opens by its address, another says that it was never opened", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const shopper = new Shopper(page);
  await visit(shopper, find);
  await context.setOffline(true);
  await page.goto(`/store/${find.store.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: find.store.name })).toBeVisible();
  for (const path of [
    "/store/a-store-that-nobody-visited",
    `/product/an-item-that-nobody-saw?module_id=${find.module.id}`,
    "/campaigns/a-campaign-that-nobody-saw",
  ]) {
    await page.goto(path);
    // It is what the page is called.
    await expect(page.getByRole("heading", { level: 1, name: "Not available offline" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});

/** Into the checkout with everything filled in. */
async function toCheckout(shopper: Shopper, find: FoundItem): Promise<void> {
  await addFromStore(shopper, find);
  const cart = await shopper.openCart();
  await expect(cart.getByText("Not sent yet")).toHaveCount(0);
  await shopper.press(shopper.button("Proceed To Checkout", cart));
  await shopper.isAtCheckout();
  await expect(shopper.placeButton).toBeEnabled();
  await fillPhone(shopper, newPerson().phone);
}

test("offline, a text of the operator's that was never opened says so, and comes by itself with the network", async ({
  page,
  context,
}) => {
  await startVisitWith(context, await findPlainDish());
  await page.goto("/");
  await waitForWorker(page);
  await context.setOffline(true);
  await page.goto("/terms-and-conditions");
  await expect(page.getByRole("heading", { level: 1, name: en("shell", "footer.terms") })).toBeVisible();
  await expect(page.getByText(en("shell", "empty.offlineTitle"))).toBeVisible();
  await expect(page.getByText(en("shell", "empty.offlineText"))).toBeVisible();
  await expect(page.getByText(en("shell", "error.pageTitle"))).toHaveCount(0);
  const paragraphs = page.getByRole("main").locator("p");
  await context.setOffline(false);
  await expect(page.getByText(en("shell", "empty.offlineTitle"))).toHaveCount(0);
  await expect.poll(async () => (await paragraphs.allInnerTexts()).join().length).toBeGreaterThan(200);
});

test("an order pressed offline asks, waits, and is placed exactly once", async ({ page, context }) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  const shopper = new Shopper(page);
  await visit(shopper, find, token);
  await toCheckout(shopper, find);

  await context.setOffline(true);
  await expect(noNetwork(page)).toBeVisible({ timeout: 60_000 });
  await shopper.press(shopper.placeButton);
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("There is no connection right now");
  await shopper.press(shopper.button("Keep trying", question));
  await expect(page.getByText(/We keep trying for \d+ minutes/)).toBeVisible();
  expect(await runningOrders(token)).toEqual([]);

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/profile\?page=my-orders&orderId=\d+/, { timeout: 40_000 });
  const orders = await runningOrders(token);
  expect(orders.map((order) => order.id)).toEqual([Number(new URL(page.url()).searchParams.get("orderId"))]);
  await expect.poll(async () => (await serverCart(find.module.id, { token })).length).toBe(0);
});

test("an order that waits is found among the shopper's orders, also by its address", async ({ context }) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  const shopper = await pressWithoutNetwork(context, find, customer, async ({ page }) => {
    await page.goto("/");
    await waitForWorker(page);
  });
  const { page } = shopper;
  await page.goto("/profile?page=my-orders");
  const waiting = page.getByRole("main").getByRole("button", { name: find.store.name });
  await expect(waiting).toBeVisible();
  await expect(page.getByText(en("orders", "list.noneRunning"))).toHaveCount(0);
  await shopper.press(waiting);
  await expect(page.getByRole("dialog", { name: en("orders", "waiting.title") })).toBeVisible();
});

test.describe("without a worker, which would send the order as well", () => {
  test.use({ serviceWorkers: "block" });

  test("an order whose response is lost is placed exactly once", async ({ page }) => {
    const find = await findPlainDish();
    const { token } = await newCustomer();
    const shopper = new Shopper(page);
    await visit(shopper, find, token, false);
    await toCheckout(shopper, find);
    let keys: (string | undefined)[] = [];
    await page.route("**/api/v1/customer/order/place", async (route) => {
      keys = [...keys, route.request().headers()["idempotency-key"]];
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort("connectionreset");
    });
    await shopper.press(shopper.placeButton);
    await expect(page).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(await runningOrders(token)).toHaveLength(1);
  });
});

test("a waiting order can be cancelled, and is then never placed", async ({ page, context }) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  const shopper = new Shopper(page);
  await visit(shopper, find, token);
  await toCheckout(shopper, find);
  await context.setOffline(true);
  await expect(noNetwork(page)).toBeVisible({ timeout: 60_000 });
  await shopper.press(shopper.placeButton);
  await shopper.press(shopper.button("Keep trying", page.getByRole("alertdialog")));
  await shopper.press(shopper.button("Cancel the order"));
  await expect(shopper.placeButton).toBeVisible();
  await context.setOffline(false);
  await expect(noNetwork(page)).toHaveCount(0, { timeout: 40_000 });
  expect(await runningOrders(token)).toEqual([]);
  expect(await serverCart(find.module.id, { token })).toHaveLength(1);
});
