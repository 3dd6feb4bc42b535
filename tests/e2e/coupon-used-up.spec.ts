/** A coupon that was taken, and is used up before the order. */
import { demoCoupons } from "../../demo/catalogue/coupons";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, checkout, customerWithDish, openCoupons, orderThere, putDish } from "../pages/checkout";
import { startVisitWith } from "../pages/visit";

test.use({ allowedErrors: /net::ERR_FAILED/ });

test("a coupon survives a reload, and one that was used up meanwhile is given up with the reason", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const once = demoCoupons.find(
    ({ module, endsInDays, limitPerCustomer, type }) =>
      module === "food" && endsInDays > 0 && limitPerCustomer === 1 && type === "default",
  );
  if (!once) throw new Error("The demo town has no such coupon.");
  const enough = Math.ceil(once.minimumPurchase / (find.item.price * 50));
  const customer = await customerWithDish(find, enough);
  await startVisitWith(context, { ...find, token: customer.token });
  const shopper = await atCheckout(page);
  const summary = page.getByRole("complementary", { name: checkout("summary.title") });
  await openCoupons(shopper);
  await shopper.press(shopper.button(new RegExp(`^${checkout("coupon.use", { code: once.code })}`)));
  const off = summary.locator("dl").getByText(/^Coupon \(/);
  await expect(off).toBeVisible();
  await page.reload();
  await expect(off).toBeVisible();

  // A checkout that is open would see the cart go.
  await page.goto("about:blank");
  await orderThere(find, customer, { coupon_code: once.code });
  await putDish(find, customer, enough);
  // The part that explains the shop's price only tells more.
  await page.route("**/assets/quote-note-*", (route) => route.abort());
  await atCheckout(page);
  await expect(summary.getByText(new RegExp(`^${once.code} no longer applies: .+`))).toBeVisible();
  await expect(off).toHaveCount(0);
  await page.reload();
  await openCoupons(shopper);
  await expect(summary.getByLabel(checkout("coupon.code"))).toBeVisible();
  await expect(off).toHaveCount(0);
});
