import type { Locator } from "@playwright/test";
import { type FoundItem, findItem } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, checkout, customerWithDish, setQuantity } from "../pages/checkout";
import { fetchWhole } from "../pages/fetch-whole";
import { Shopper } from "../pages/shopper";
import { startVisitWith } from "../pages/visit";

/** A dish of a store whose discount asks for more than one of it. */
const findDishBelowMinimum = () =>
  findItem(
    "food",
    "dish below the minimum of its store's discount",
    (item, store) =>
      store.discount !== null &&
      store.discount.max_discount > 0 &&
      item.price < store.discount.min_purchase &&
      item.flash_sale === 0 &&
      item.discount === 0 &&
      item.food_variations.length === 0,
  );

/** The amounts in a text, in cents: "$4.56 … −$8.00". */
const centsIn = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, amount = ""]) =>
    Math.round(Number(amount.replace(",", "")) * 100),
  );

async function centsBeside(within: Locator, label: string): Promise<number> {
  const row = within
    .locator("p, dl > div")
    .filter({ has: within.page().getByText(label, { exact: true }) })
    .first();
  return centsIn((await row.textContent()) ?? "")[0] ?? 0;
}

async function cartWith(find: FoundItem, quantity: number, shopper: Shopper): Promise<Locator> {
  const cart = await shopper.openCart();
  await expect(cart.getByRole("button", { name: new RegExp(find.store.name) })).toBeVisible();
  await expect(
    cart.getByRole("group", { name: checkout("cart.quantityOf", { name: find.item.name }) }),
  ).toContainText(String(quantity));
  return cart;
}

test("a discount that asks for a minimum is told in the cart before it is given, and the checkout charges the same", async ({
  page,
  context,
}) => {
  const find = await findDishBelowMinimum();
  const { discount } = find.store;
  if (!discount) throw new Error("The store has no discount.");
  const customer = await customerWithDish(find);
  const price = Math.round(find.item.price * 100);
  await startVisitWith(context, { ...find, token: customer.token });
  await page.goto("/settings");
  const below = await cartWith(find, 1, new Shopper(page));
  const missing = Math.round(discount.min_purchase * 100) - price;
  await expect(below.getByRole("status").filter({ hasText: `${discount.discount}% off from` })).toContainText(
    `$${(missing / 100).toFixed(2)}`,
  );
  expect(await centsBeside(below, checkout("cart.subtotal"))).toBe(price);
  await expect(below.getByText(checkout("cart.saved"))).toHaveCount(0);

  for (const quantity of [Math.ceil((discount.min_purchase * 100) / price), 40]) {
    const off = Math.min(
      Math.round((price * quantity * discount.discount) / 100),
      Math.round(discount.max_discount * 100),
    );
    await setQuantity(find, customer, quantity);
    await page.goto("/settings");
    const cart = await cartWith(find, quantity, new Shopper(page));
    expect(await centsBeside(cart, checkout("cart.saved"))).toBe(off);
    expect(await centsBeside(cart, checkout("cart.subtotal"))).toBe(price * quantity - off);
    await atCheckout(page);
    const summary = page.getByRole("complementary", { name: checkout("summary.title") });
    expect(await centsBeside(summary, checkout("summary.items"))).toBe(price * quantity);
    expect(await centsBeside(summary, checkout("summary.discount"))).toBe(off);
  }
});

test("a store that delivers for nothing says so in the cart", async ({ page, context }) => {
  const find = await findItem(
    "grocery",
    "item of a store with free delivery",
    (item, store) => store.free_delivery && item.variations.length === 0 && item.stock > 0,
  );
  const customer = await customerWithDish(find);
  await startVisitWith(context, { ...find, token: customer.token });
  await page.goto("/settings");
  const cart = await cartWith(find, 1, new Shopper(page));
  await expect(cart.getByText(/^Free delivery from/)).toContainText(find.store.name);
  await expect(cart.getByText(/more for free delivery/)).toHaveCount(0);
});

test("a cart below its store's minimum order says what is missing, and leads to the store", async ({
  page,
  context,
}) => {
  const find = await findItem("food", "dish without options", (item) => item.food_variations.length === 0);
  const customer = await customerWithDish(find);
  await startVisitWith(context, { ...find, token: customer.token });
  await page.route(`**/api/v1/stores/details/${find.store.id}`, async (route) => {
    const response = await fetchWhole(route);
    await route.fulfill({
      response,
      json: { ...(await response.json()), minimum_order: find.item.price + 4.2 },
    });
  });
  await page.goto("/settings");
  const cart = await cartWith(find, 1, new Shopper(page));
  await expect(cart.getByRole("status").filter({ hasText: "more to order" })).toContainText("$4.20");
  await cart.getByRole("button", { name: new RegExp(find.store.name) }).tap();
  await expect(page).toHaveURL(/\/store\//);
  await expect(page.getByRole("heading", { name: find.store.name })).toBeVisible();
});
