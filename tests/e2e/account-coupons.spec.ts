import type { Coupon } from "../../src/contract";
import { newCustomer } from "../fixtures/customers";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("a customer finds every coupon of the module on their own page, copies a code, and comes to the coupon's store", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  const asking = { token, moduleId: find.module.id, zoneId: find.place.zone.zone_id };
  const coupons = await call<Coupon[]>("/coupon/list", asking);
  const ofStore = coupons.find(({ store }) => store !== null);
  if (!ofStore?.store) throw new Error("The demo town has no coupon of a store.");
  await startVisitWith(context, { ...find, token });
  const shopper = new Shopper(page);
  await page.goto("/profile?page=profile-settings");
  const pages = page.getByRole("navigation", { name: en("shell", "nav.profile") });
  await shopper.press(pages.getByRole("link", { name: en("shell", "profile.coupons") }));
  const tickets = page.getByRole("main").getByRole("article");
  await expect(tickets).toHaveCount(coupons.length);
  const ticket = tickets.filter({ hasText: ofStore.code });
  await expect(ticket).toContainText(ofStore.store.name);

  await shopper.press(shopper.button(en("promotions", "coupons.copy", { code: ofStore.code }), ticket));
  await expect(ticket.getByText(en("promotions", "coupons.copied"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ofStore.code);
  await expect(ticket.getByText(en("promotions", "coupons.copied"))).toHaveCount(0);

  await page
    .getByRole("link", { name: en("promotions", "coupons.toStore", { store: ofStore.store.name }) })
    .tap();
  await expect(page.getByRole("heading", { level: 1, name: ofStore.store.name })).toBeVisible();
});
