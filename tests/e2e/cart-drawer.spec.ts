import type { CartLine } from "../../src/contract";
import { findPlainDish, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { checkout, customerWithDish } from "../pages/checkout";
import { fetchWhole } from "../pages/fetch-whole";
import { holdResponses } from "../pages/hold-responses";
import { enableClockShift, shiftClock } from "../pages/shifted-clock";
import { quoted, Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Without a worker nothing of the page can be fetched while there is no network.
test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|dynamically imported module/ });

test("shows that it is read and that a line is being saved", async ({ page, context }) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const list = await holdResponses(page, "**/api/v1/customer/cart/list*");
  await page.goto("/settings");
  const shopper = new Shopper(page);
  const cart = await shopper.openCart();
  await expect(cart.getByRole("status").filter({ hasText: en("shell", "app.loading") })).toBeVisible();
  list();
  const line = await shopper.lineOf(find.item);
  const update = await holdResponses(page, "**/api/v1/customer/cart/update");
  await shopper.press(shopper.button("One more", line));
  const saving = line
    .getByRole("status")
    .filter({ hasText: checkout("cart.saving", { name: find.item.name }) });
  await expect(saving).toBeVisible();
  update();
  await expect(saving).toHaveCount(0);
});

test("emptied without a network, it is empty at the shop when there is one again", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  await page.goto("/settings");
  const shopper = new Shopper(page);
  const line = await shopper.lineOf(find.item);
  await context.setOffline(true);
  await shopper.press(shopper.button(checkout("cart.remove", { name: find.item.name }), line));
  const cart = await shopper.openCart();
  await expect(cart.getByText(checkout("cart.empty"))).toBeVisible();
  expect(await serverCart(find.module.id, { token })).toHaveLength(1);
  await context.setOffline(false);
  await expect.poll(() => serverCart(find.module.id, { token })).toEqual([]);
  await page.reload();
  await expect((await shopper.openCart()).getByText(checkout("cart.empty"))).toBeVisible();
});

test("stays open when a part beside its lines cannot be loaded", async ({ page, context }) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  await page.route("**/assets/share-basket-button-*.js", (route) => route.abort("internetdisconnected"));
  const isAsked = page.waitForEvent("requestfailed");
  await page.goto("/settings");
  const shopper = new Shopper(page);
  const line = await shopper.lineOf(find.item);
  await isAsked;
  await shopper.press(shopper.button("One more", line));
  await expect(line.getByText("2", { exact: true })).toBeVisible();
});

test("opens by a press that comes while files behind the page are still on their way", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const files = "**/assets/behind-*.js";
  const release = await holdResponses(page, files);
  const isAsked = page.waitForRequest(files);
  await page.goto(`/store/${find.store.slug}`);
  await isAsked;
  const shopper = new Shopper(page);
  const cartButton = shopper.button(new RegExp(`^${en("shell", "nav.cart")}`));
  await shopper.press(cartButton);
  release();
  const cart = page.getByRole("dialog", { name: checkout("cart.title") });
  await expect(cart).toContainText(find.item.name);
});

test("says when it opens that a discount has ended while it was closed", async ({ page, context }) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await enableClockShift(context);
  await startVisitWith(context, { ...find, token });
  let discount = 20;
  await page.route("**/api/v1/customer/cart/list*", async (route) => {
    const response = await fetchWhole(route);
    const lines = (await response.json()) as CartLine[];
    const offer = { discount, discount_type: "percent", store_discount: 0 };
    await route.fulfill({
      response,
      json: lines.map((line) => ({ ...line, item: { ...line.item, ...offer } })),
    });
  });
  await page.goto("/settings");
  const shopper = new Shopper(page);
  const priceOf = (off: number) => `$${((find.item.price * (100 - off)) / 100).toFixed(2)}`;
  await expect(await shopper.lineOf(find.item)).toContainText(priceOf(20));
  await shopper.closeDialog();
  discount = 0;
  await shiftClock(page, 60_000);
  const line = await shopper.lineOf(find.item);
  await expect(
    page.getByText(new RegExp(`^The discount on ${quoted(find.item.name)} is over: it costs `)),
  ).toBeVisible();
  await expect(line).not.toContainText(priceOf(20));
});

test("opening it takes the message away that an item was added, and its own messages stay", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  await page.goto(`/store/${find.store.slug}`);
  const shopper = new Shopper(page);
  await shopper.press(page.getByRole("button", { name: /^Add .+ to the cart$/ }).first());
  await shopper.isTold(en("catalogue", "cart.added"));
  await shopper.openCart();
  await expect(page.getByText(en("catalogue", "cart.added"))).toHaveCount(0, { timeout: 1_500 });
  const line = await shopper.lineOf(find.item);
  await shopper.press(shopper.button(checkout("cart.remove", { name: find.item.name }), line));
  await shopper.isTold(checkout("cart.removed"));
});
