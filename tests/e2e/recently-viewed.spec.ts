import { newCustomer, newPerson } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { signOut } from "../pages/account";
import { openPart, scrollUntilVisible, section } from "../pages/home";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const viewed = en("promotions", "viewed.title");
const known = en("promotions", "visitAgain.title");

test("what was opened is on the home, the newest first, and opens again", async ({ page, context }) => {
  const { place, module, store, item } = await findPlainDish();
  await startVisitWith(context, { place, module });
  await page.goto("/home");
  await scrollUntilVisible(page, section(page, en("catalogue", "home.openNow")));
  await expect(section(page, viewed)).toHaveCount(0);

  await page.goto(`/store/${store.slug}`);
  await page.getByRole("main").getByRole("link", { name: item.name, exact: true }).first().tap();
  await expect(page.getByRole("dialog", { name: item.name })).toBeVisible();
  await page.goto("/home");
  const part = await openPart(page, viewed);
  const links = part.getByRole("link");
  await expect(links).toHaveText([item.name, store.name]);
  await links.first().tap();
  await expect(page.getByRole("dialog", { name: item.name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await links.last().tap();
  await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
});

test("what a customer opened is gone after signing out", async ({ page, context }) => {
  const { place, module, store, item } = await findPlainDish();
  const { token } = await newCustomer();
  await startVisitWith(context, { place, module, token });
  const shopper = new Shopper(page);
  await page.goto(`/store/${store.slug}`);
  await page.getByRole("main").getByRole("link", { name: item.name, exact: true }).first().tap();
  await expect(page.getByRole("dialog", { name: item.name })).toBeVisible();
  await page.goto("/home");
  await openPart(page, viewed);
  await page.goto("/settings");
  await signOut(shopper);
  await shopper.isTold("Logout successful.");
  await page.goto("/home");
  await scrollUntilVisible(page, section(page, en("catalogue", "home.openNow")));
  await expect(section(page, viewed)).toHaveCount(0);
});

test("a guest who has ordered here finds the store again on the home", async ({ page, context }) => {
  const { place, module, store, item } = await findPlainDish();
  await startVisitWith(context, { place, module });
  const shopper = new Shopper(page);
  await page.goto(`/store/${store.slug}`);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: item.name })).first());
  await shopper.checkOutAsGuest();
  await shopper.fillContact(newPerson());
  await shopper.press(shopper.placeButton);
  await shopper.placedOrder();
  await page.goto("/home");
  const part = await openPart(page, known);
  await part.getByRole("link", { name: en("promotions", "visitAgain.named", { store: store.name }) }).tap();
  await expect(page.getByRole("heading", { level: 1, name: store.name })).toBeVisible();
});
