import type { Item } from "../../src/contract";
import { call, findItem, itemsOf, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { checkout, customerWithDish } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ allowedErrors: /Failed to load resource: net::ERR_FAILED/ });

const isPlain = (item: Item) => item.food_variations.length === 0;

/** A dish that its store recommends, another one of the store for the cart, and all that is recommended beside that. */
async function recommended() {
  const plain = await findItem(
    "food",
    "dish that is recommended",
    (item) => item.recommended === 1 && isPlain(item),
  );
  const shop = { zoneId: plain.place.zone.zone_id, moduleId: plain.module.id };
  const { store } = plain;
  const item = (await itemsOf(store, shop.zoneId)).find(
    (dish) => dish.id !== plain.item.id && isPlain(dish) && dish.available_now,
  );
  if (!item) throw new Error("The store has no second dish without options.");
  const suggested = `/items/suggested?store_id=${store.id}&recommended=1&limit=12&offset=1`;
  const { items } = await call<{ items: Item[] }>(suggested, shop);
  return { find: { ...plain, item }, plain: plain.item, others: items.filter(({ id }) => id !== item.id) };
}

test("the cart shows what its store recommends, without what is in it; one tap adds it", async ({
  page,
  context,
}) => {
  const { find, plain, others } = await recommended();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  await page.goto("/settings");
  const shopper = new Shopper(page);
  const cart = await shopper.openCart();
  const row = cart.getByRole("region", { name: checkout("cart.suggestions"), exact: true });
  await expect(row.getByRole("link")).toHaveCount(others.length);
  await expect(row.getByRole("link", { name: find.item.name, exact: true })).toHaveCount(0);

  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: plain.name }), row));
  await expect(await shopper.lineOf(plain)).toBeVisible();
  const step = row.getByRole("group", { name: en("catalogue", "item.quantityOf", { name: plain.name }) });
  await expect(step).toBeVisible();
  await expect
    .poll(async () => (await serverCart(find.module.id, { token })).map((line) => line.item_id).sort())
    .toEqual([find.item.id, plain.id].sort());
});

test("a cart is whole where they cannot be had", async ({ page, context }) => {
  const { find } = await recommended();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  await page.route("**/api/v1/items/suggested*", (route) => route.abort());
  await page.goto("/settings");
  const shopper = new Shopper(page);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/items/suggested"));
  const cart = await shopper.openCart();
  await failed;
  await expect(await shopper.lineOf(find.item)).toBeVisible();
  await expect(shopper.button(checkout("cart.proceed"), cart)).toBeEnabled();
  await expect(cart.getByText(checkout("cart.suggestions"))).toHaveCount(0);
});
