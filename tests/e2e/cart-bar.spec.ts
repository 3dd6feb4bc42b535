/** The way to a begun cart on a phone, where the thumb is. */
import { findItem } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { bottomOf, boxOf } from "../pages/boxes";
import { checkout, customerWithDish } from "../pages/checkout";
import { fetchWhole } from "../pages/fetch-whole";
import { Shopper } from "../pages/shopper";
import { startVisitWith } from "../pages/visit";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, serviceWorkers: "block" });

test("tells pieces, sum and what is missing for the minimum order, and opens the cart", async ({
  page,
  context,
}) => {
  const find = await findItem(
    "food",
    "plain dish without a discount",
    (item, store) => item.food_variations.length === 0 && item.discount === 0 && store.discount === null,
  );
  await page.route(`**/stores/details/${find.store.id}`, async (route) => {
    const response = await fetchWhole(route);
    await route.fulfill({
      response,
      json: { ...(await response.json()), minimum_order: find.item.price + 4.2 },
    });
  });
  const buyer = await customerWithDish(find);
  await startVisitWith(context, { ...find, token: buyer.token });
  await page.goto(`/store/${find.store.slug}`);
  const bar = page.getByRole("button", { name: new RegExp(`^${checkout("cart.view")}`) });
  await expect(bar).toContainText(checkout("cart.pieces", { count: 1 }));
  await expect(bar).toContainText(find.item.price.toFixed(2));
  const missing = checkout("cart.barMinimum", { amount: "" });
  await expect(bar).toContainText(new RegExp(`\\$4\\.20.*${missing.trim()}`));

  // It covers nothing for good: the end of the page can be scrolled above it.
  const shopper = new Shopper(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const lastLink = page.getByRole("contentinfo").getByRole("link").last();
  await lastLink.scrollIntoViewIfNeeded();
  expect(bottomOf(await boxOf(lastLink))).toBeLessThanOrEqual((await boxOf(bar)).y);

  await shopper.press(bar);
  await expect(page.getByRole("dialog", { name: checkout("cart.title") })).toBeVisible();
  const line = await shopper.lineOf(find.item);
  await shopper.press(shopper.button(checkout("cart.increase"), line));
  await shopper.closeDialog();
  await expect(bar).toContainText(checkout("cart.pieces", { count: 2 }));

  await page.goto("/checkout?page=cart");
  await shopper.isAtCheckout();
  await expect(bar).toHaveCount(0);
});

test("is there from the first piece to the last", async ({ page, context }) => {
  const find = await findItem("food", "plain dish", (item) => item.food_variations.length === 0);
  const buyer = await customerWithDish(find);
  await startVisitWith(context, { ...find, token: buyer.token });
  const bar = page.getByRole("button", { name: new RegExp(`^${checkout("cart.view")}`) });
  for (const home of ["/home", "/"]) {
    await page.goto(home);
    await expect(bar).toContainText(checkout("cart.pieces", { count: 1 }));
  }
  const shopper = new Shopper(page);
  await shopper.press(bar);
  await expect(page.getByRole("dialog", { name: checkout("cart.title") })).toBeVisible();
  const line = await shopper.lineOf(find.item);
  await shopper.press(shopper.button(checkout("cart.remove", { name: find.item.name }), line));
  await shopper.closeDialog();
  await expect(bar).toHaveCount(0);
});

test.describe("whose file is missing", () => {
  test.use({ allowedErrors: /Failed to load resource|dynamically imported module/ });

  test("takes neither the phone's bar nor what is open over the page away", async ({ page, context }) => {
    const find = await findItem("food", "plain dish", (item) => item.food_variations.length === 0);
    const buyer = await customerWithDish(find);
    await startVisitWith(context, { ...find, token: buyer.token });
    let giveUp = () => {};
    const cartIsOpen = new Promise<void>((resolve) => {
      giveUp = resolve;
    });
    await page.route(/\/assets\/cart-bar-[^/]+\.js$/, async (route) => {
      await cartIsOpen;
      await route.abort();
    });
    await page.goto("/home");
    const shopper = new Shopper(page);
    const cart = await shopper.openCart();
    const failed = page.waitForEvent("console", (message) => /dynamically imported/.test(message.text()));
    giveUp();
    await failed;
    await expect(cart).toBeVisible();
    await expect(page.getByRole("button", { name: new RegExp(`^${checkout("cart.view")}`) })).toHaveCount(0);
  });
});
