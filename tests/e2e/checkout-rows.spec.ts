/** The checkout as a summary: short, each row with what is chosen, and open where something is missing. */
import type { Page } from "@playwright/test";
import { type FoundItem, findItem } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import {
  atCheckout,
  checkout,
  customerWithDish,
  putDish,
  rowOf,
  unfold,
  waitForCheckoutFiles,
} from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ viewport: { width: 360, height: 740 } });

/** A dish whose shop also takes orders for later, so that every row is there. */
const findDishForLater = (): Promise<FoundItem> =>
  findItem(
    "food",
    "dish that can be ordered for later",
    (item, store) => item.food_variations.length === 0 && store.schedule_order && store.open === 1,
  );

/** The whole page in screens, once it has stopped growing. */
async function screensOf(page: Page): Promise<number> {
  await expect(
    page.getByRole("complementary", { name: checkout("summary.title") }).getByText(checkout("summary.total")),
  ).toBeVisible();
  await expect(
    page.getByRole("button", {
      name: new RegExp(`^(${checkout("coupon.another")}|${checkout("coupon.have")})$`),
    }),
  ).toBeVisible();
  await waitForCheckoutFiles(page);
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
}

test("a customer sees all of it in 1.6 screens, with every row folded", async ({ page, context }) => {
  const find = await findDishForLater();
  const { token, name } = await customerWithDish(find, 2);
  await startVisitWith(context, { ...find, token });
  const shopper = await atCheckout(page);
  await expect(rowOf(shopper, "contact.title")).toContainText(name);
  expect(await screensOf(page)).toBeLessThanOrEqual(1.6);
  for (const row of [
    "address.title",
    "time.title",
    "contact.title",
    "payment.title",
    "extras.tip",
    "extras.title",
  ] as const)
    await expect(rowOf(shopper, row).getByRole("button", { expanded: false })).toHaveCount(1);
});

test("a guest sees all of it in 2.2 screens, with the contact open until a later visit knows it", async ({
  page,
  context,
}) => {
  const find = await findDishForLater();
  await startVisitWith(context, find);
  await page.goto(`/store/${find.store.slug}`);
  const shopper = new Shopper(page);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.isTold(en("catalogue", "cart.added"));
  await atCheckout(page);
  const contact = rowOf(shopper, "contact.title");
  await expect(contact.getByRole("button", { expanded: true })).toHaveCount(1);
  expect(await screensOf(page)).toBeLessThanOrEqual(2.2);
  await contact.getByLabel(checkout("contact.name")).fill("Ines Rook");
  await contact.getByLabel(checkout("contact.phone")).fill("+12025550177");
  // Nothing folds under somebody who types.
  await expect(contact.getByLabel(checkout("contact.email"))).toBeVisible();
  await page.reload();
  await expect(contact.getByRole("button", { expanded: false })).toContainText("Ines Rook");
});

test("the best coupon is applied by one press and undone by one, and the last way of paying is used again", async ({
  page,
  context,
}) => {
  const find = await findDishForLater();
  const buyer = await customerWithDish(find, 3);
  await startVisitWith(context, { ...find, token: buyer.token });
  const shopper = await atCheckout(page);
  const summary = page.getByRole("complementary", { name: checkout("summary.title") });
  const amountOf = async () => Number((await shopper.placeButton.textContent())?.match(/\$(\d+\.\d\d)/)?.[1]);
  const offer = summary.getByRole("button", { name: /^Use coupon / });
  await expect(offer).toHaveCount(1);
  const saving = Number(/Save \$(\d+\.\d\d)/.exec((await summary.textContent()) ?? "")?.[1]);
  expect(saving).toBeGreaterThan(0);
  const before = await amountOf();
  await shopper.press(offer);
  await expect.poll(amountOf).toBeLessThan(before);
  await shopper.press(shopper.button(checkout("coupon.remove"), summary));
  await expect.poll(amountOf).toBe(before);

  const payment = rowOf(shopper, "payment.title");
  await unfold(shopper, "payment.title");
  await payment.getByRole("radio", { name: /^Bank transfer/ }).check();
  await payment.getByRole("textbox", { name: /^Paid by/ }).fill("Nora Ali");
  await payment.getByRole("textbox", { name: /^Reference/ }).fill("AB-123");
  await shopper.press(shopper.placeButton);
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 60_000 });
  await putDish(find, buyer);
  await atCheckout(page);
  await expect(payment.getByRole("button").first()).toContainText("Bank transfer");
});
