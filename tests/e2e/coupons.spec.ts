import { join } from "node:path";
import type { Page } from "@playwright/test";
import { demoCoupons } from "../../demo/catalogue/coupons";
import type { Coupon } from "../../src/contract";
import { call, type FoundItem, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import {
  atCheckout,
  checkout,
  customerWithDish,
  openCoupons,
  orderThere,
  putDish,
  setQuantity,
} from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { startVisitWith } from "../pages/visit";

// An expired coupon is refused with 407, which no browser lets a page read.
test.use({ allowedErrors: /ERR_UNEXPECTED_PROXY_AUTH|net::ERR_FAILED/ });

const summaryOf = (page: Page) => page.getByRole("complementary", { name: checkout("summary.title") });

/** A coupon of every store whose minimum two of the dish do not reach. */
async function dearCoupon(
  find: FoundItem,
  { asking }: Awaited<ReturnType<typeof customerWithDish>>,
): Promise<Coupon> {
  const coupons = await call<Coupon[]>("/coupon/list", asking);
  const dear = coupons.find(({ min_purchase, store_id, coupon_type }) => {
    return store_id === null && coupon_type === "default" && min_purchase > 2 * find.item.price;
  });
  if (!dear) throw new Error("The demo town has no such coupon.");
  return dear;
}

test("an expired coupon is reported, a listed one can be removed, and a cart below its minimum is reported", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  const dear = await dearCoupon(find, customer);
  const past = demoCoupons.find(({ module, endsInDays }) => module === "food" && endsInDays < 0);
  if (!past) throw new Error("The demo town has no such coupon.");
  // Half the price would still reach it, should the dish be cheaper today.
  const enough = Math.ceil(dear.min_purchase / (find.item.price * 0.5));
  await setQuantity(find, customer, enough);
  await startVisitWith(context, { ...find, token: customer.token });
  const shopper = await atCheckout(page);
  const summary = summaryOf(page);
  await openCoupons(shopper);
  await summary.getByLabel(checkout("coupon.code")).fill(past.code);
  await shopper.press(shopper.button(checkout("coupon.apply")));
  await expect(summary.getByText(checkout("coupon.notToday"))).toBeVisible();

  await shopper.press(shopper.button(new RegExp(`^${checkout("coupon.use", { code: dear.code })}`)));
  const off = summary.locator("dl").getByText(/^Coupon \(/);
  const minimum = summary.getByText(/^Minimum item amount for this coupon is/);
  await expect(off).toBeVisible();
  await expect(minimum).toHaveCount(0);
  await setQuantity(find, customer, 1);
  // Back in the tab, its cart is read again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(minimum).toBeVisible();
  await expect(off).toHaveCount(0);
});

test("a coupon below its minimum says what is missing, and its refusal goes with its reason", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  const dear = await dearCoupon(find, customer);
  await startVisitWith(context, { ...find, token: customer.token });
  const shopper = await atCheckout(page);
  const offer = shopper.button(new RegExp(`^${checkout("coupon.use", { code: dear.code })}`));
  await openCoupons(shopper);
  await expect(offer).toHaveAccessibleName(/ to go$/);
  await shopper.press(offer);
  const refusal = summaryOf(page).getByText(/^Minimum item amount for this coupon is/);
  await expect(refusal).toBeVisible();
  await setQuantity(find, customer, Math.ceil(dear.min_purchase / (find.item.price * 0.5)));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(refusal).toHaveCount(0);
  await expect(offer).not.toHaveAccessibleName(/ to go$/);
});

test("a coupon for the delivery says when there is nothing to be paid for", async ({ page, context }) => {
  const find = await findPlainDish();
  const code = demoCoupons.find(
    ({ module, endsInDays, type }) => module === "food" && endsInDays > 0 && type === "free_delivery",
  )?.code;
  if (!code) throw new Error("The demo town has no such coupon.");
  const customer = await customerWithDish(find, 1);
  const coupons = await call<Coupon[]>("/coupon/list", customer.asking);
  const minimum = coupons.find((coupon) => coupon.code === code)?.min_purchase ?? 0;
  await setQuantity(find, customer, Math.max(1, Math.ceil(minimum / (find.item.price * 0.5))));
  await startVisitWith(context, { ...find, token: customer.token });
  const shopper = await atCheckout(page);
  await openCoupons(shopper);
  await shopper.press(shopper.button(new RegExp(`^${checkout("coupon.use", { code })}`)));
  const nothing = summaryOf(page).getByText(checkout("coupon.nothing"));
  // Its code stands on the offer as well.
  await expect(shopper.button(checkout("coupon.remove"), summaryOf(page))).toBeVisible();
  await expect(nothing).toHaveCount(0);
  await page.getByRole("radio", { name: checkout("type.takeAway") }).check({ force: true });
  await expect(nothing).toBeVisible();
});

test("a used-up coupon and one for a first order are reported as such, and not offered", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const food = demoCoupons.filter(({ module, endsInDays }) => module === "food" && endsInDays > 0);
  const once = food.find(({ limitPerCustomer, type }) => limitPerCustomer === 1 && type === "default");
  const first = food.find(({ type }) => type === "first_order");
  if (!once || !first) throw new Error("The demo town has no such coupons.");
  const customer = await customerWithDish(find, Math.ceil(once.minimumPurchase / (find.item.price * 50)));
  const before = await call<Coupon[]>("/coupon/list", customer.asking);
  expect(before.map(({ code }) => code)).toEqual(expect.arrayContaining([once.code, first.code]));
  await orderThere(find, customer, { coupon_code: once.code });
  await putDish(find, customer);
  await startVisitWith(context, { ...find, token: customer.token });
  const shopper = await atCheckout(page);
  const summary = summaryOf(page);
  await openCoupons(shopper);
  await expect(shopper.button(new RegExp(`^${checkout("coupon.use", { code: "" })}`)).first()).toBeVisible();
  for (const [code, words] of [
    [once.code, "You have used this coupon as often as you may."],
    [first.code, "This coupon is for a first order, and you have ordered before."],
  ] as const) {
    await expect(shopper.button(new RegExp(`^${checkout("coupon.use", { code })}`))).toHaveCount(0);
    await summary.getByLabel(checkout("coupon.code")).fill(code);
    await shopper.press(shopper.button(checkout("coupon.apply")));
    await expect(summary.getByText(words)).toBeVisible();
  }
});

for (const language of ["en", "ar"] as const)
  test(`on the narrowest phone each offered coupon can be read as a whole: ${language}`, async ({
    page,
    context,
  }, { outputDir }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const find = await findPlainDish();
    const { token } = await customerWithDish(find);
    await startVisitWith(context, { ...find, token, language });
    await page.goto("/checkout?page=cart");
    const shopper = new Shopper(page, language);
    const { say } = shopper;
    await openCoupons(shopper);
    const offers = page.getByRole("group", { name: say("checkout", "coupon.yours") });
    await expect(offers.getByRole("button").first()).toBeVisible();
    const tooWide = await offers.evaluate((list) =>
      [...list.querySelectorAll("button")]
        .filter((offer) => offer.offsetWidth > list.clientWidth || offer.scrollWidth > offer.clientWidth)
        .map((offer) => `${offer.textContent}: ${offer.offsetWidth} of ${list.clientWidth}`),
    );
    await offers.screenshot({ path: join(outputDir, "offers.png") });
    expect(tooWide).toEqual([]);
  });
