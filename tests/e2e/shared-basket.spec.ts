/** A basket that goes from one device to another, is ordered there by a guest who wants an account, and is followed. */
import { newPerson } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atStore, openFrom } from "../pages/item-dialog";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test("a shared basket is taken over, ordered with a new account, and its order followed on every page", async ({
  page,
  context,
  browser,
}) => {
  const find = await findPlainDish();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await atStore(page, find);
  const giver = new Shopper(page);
  await (await openFrom(page, find)).getByRole("button", { name: en("catalogue", "item.addToCart") }).tap();
  await giver.isTold(en("catalogue", "cart.added"));
  const cart = await giver.openCart();
  await giver.press(giver.button(en("basket", "share.button"), cart));
  await giver.isTold(en("basket", "share.copied"));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe("/shared-basket");

  const other = await browser.newContext();
  try {
    await startVisitWith(other, { place: find.place });
    const there = await other.newPage();
    const taker = new Shopper(there);
    await there.goto(link);
    const lines = there.getByRole("list", { name: en("basket", "page.lines") });
    await expect(lines).toContainText(find.item.name);
    await taker.press(taker.button(en("basket", "page.take")));
    const taken = there.getByRole("dialog", { name: en("checkout", "cart.title") });
    await expect(taken.getByText(find.item.name).first()).toBeVisible();
    await taker.press(taker.button(en("checkout", "cart.proceed"), taken));
    const prompt = there.getByRole("dialog", { name: en("checkout", "guest.title") });
    await taker.press(taker.button(en("checkout", "guest.guest"), prompt));
    await taker.isAtCheckout();
    const person = newPerson();
    await taker.fillContact(person);
    await there.getByRole("checkbox", { name: en("guestAccount", "wish") }).check();
    await there
      .getByRole("textbox", { name: en("guestAccount", "password"), exact: true })
      .fill(person.password);
    await taker.press(taker.placeButton);
    await expect(there).toHaveURL(/page=my-orders.*orderId=\d+/, { timeout: 40_000 });
    await taker.isTold(en("guestAccount", "made"));
    const bar = there.getByRole("complementary", { name: en("orders", "strip.label") });
    await expect(bar).toHaveCount(0);

    await there.goto("/settings");
    await expect(bar).toContainText(en("orders", "headline.pending"));
    await taker.press(bar.getByRole("button").first());
    await expect(there.getByRole("dialog", { name: en("orders", "track.title") })).toBeVisible();
    await taker.closeDialog();
    await taker.press(taker.button(en("aftercare", "bar.close")));
    await expect(bar).toHaveCount(0);
    await there.goto("/shared-basket#cut");
    await expect(there.getByText(en("basket", "page.broken"))).toBeVisible();
  } finally {
    await other.close();
  }
});
