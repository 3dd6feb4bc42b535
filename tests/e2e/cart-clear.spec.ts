/** The cart is emptied after a question, and says what a piece costs. */
import { findItem, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { checkout, customerWithDish } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { startVisitWith } from "../pages/visit";

test("two reduced pieces say what one costs; the cart is emptied after a question, and not before", async ({
  page,
  context,
}) => {
  const find = await findItem(
    "food",
    "reduced dish without options",
    (item) =>
      item.food_variations.length === 0 &&
      item.discount > 0 &&
      item.discount_type === "percent" &&
      item.store_discount === 0,
  );
  const cents = Math.round(find.item.price * 100);
  const each = Math.round((2 * cents - Math.round((2 * cents * find.item.discount) / 100)) / 2) / 100;
  const { token } = await customerWithDish(find, 2);
  await startVisitWith(context, { ...find, token });
  await page.goto("/settings");
  const shopper = new Shopper(page);
  const cart = await shopper.openCart();
  await expect(cart.getByRole("button", { name: new RegExp(find.store.name) })).toContainText(/\d?\d:\d[05]/);
  await expect(await shopper.lineOf(find.item)).toContainText(
    new RegExp(checkout("cart.each", { price: `.*${each.toFixed(2)}.*` })),
  );
  const question = page.getByRole("alertdialog");
  await shopper.press(shopper.button(checkout("cart.clear"), cart));
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  expect(await serverCart(find.module.id, { token })).toHaveLength(1);
  await shopper.press(shopper.button(checkout("cart.clear"), cart));
  await shopper.press(shopper.button(checkout("cart.clear"), question));
  await expect(cart.getByText(checkout("cart.empty"))).toBeVisible();
  await expect.poll(() => serverCart(find.module.id, { token })).toEqual([]);
});
