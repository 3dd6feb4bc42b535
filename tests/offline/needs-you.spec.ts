import { newCustomer } from "../fixtures/customers";
import { findPlainDish, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { savedAddresses } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// Without a worker, which would send as well.
test.use({ allowedErrors: /Failed to load resource/, serviceWorkers: "block" });

const refusal = {
  status: 403,
  contentType: "application/json",
  body: JSON.stringify({ errors: [{ code: "address", message: "That street has no number 7." }] }),
};

test("what the shop refuses later is listed behind one line with its reason, and can be sent again", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token, name, phone } = await newCustomer();
  await startVisitWith(context, { place: find.place, module: find.module, token });
  const shopper = new Shopper(page);
  await page.goto("/profile?page=profile-settings");
  await shopper.press(shopper.button(en("account", "address.add")));
  const form = shopper.dialog;
  const street = `7 Breakwater Lane, ${phone}`;
  await form.getByRole("textbox", { name: en("account", "address.address"), exact: true }).fill(street);
  await form.getByLabel(en("account", "address.name")).fill(name);
  await form.getByLabel(en("account", "address.phone")).fill(phone);
  await page.route("**/api/**", (route) => route.abort());
  await shopper.press(shopper.button(en("account", "address.save"), form));
  await expect(form).toHaveCount(0);

  // The refusal is there before the network is: a try in between would be accepted.
  await page.route("**/customer/address/add", (route) => route.fulfill(refusal));
  await page.unroute("**/api/**");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText(en("shell", "unsent.line", { count: 1 }))).toBeVisible({ timeout: 30_000 });
  await shopper.press(shopper.button(en("shell", "unsent.look")));
  const sheet = page.getByRole("dialog", { name: en("shell", "unsent.title") });
  await expect(sheet).toContainText("That street has no number 7.");
  await expect(sheet).toContainText(street);
  await page.unroute("**/customer/address/add");
  await shopper.press(shopper.button(en("shell", "unsent.retry"), sheet));
  await expect(sheet).toContainText(en("shell", "unsent.none"));
  const saved = async () => (await savedAddresses(token)).map(({ address }) => address);
  // The sheet is empty with the press; the call is on its way then.
  await expect.poll(saved).toEqual([street]);
  await expect(page.getByText(en("shell", "unsent.line", { count: 1 }))).toHaveCount(0);
});

test("a cart that the shop refuses can be discarded for the shop's cart", async ({ page, context }) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  await startVisitWith(context, { place: find.place, module: find.module, token });
  const shopper = new Shopper(page);
  // As a shop that has no carts any more: it is asked for first, and refused.
  await page.route("**/customer/cart/list*", (route) => route.fulfill({ ...refusal, status: 400 }));
  await page.goto(`/store/${find.store.slug}`);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.press(shopper.button(en("shell", "unsent.look")));
  const sheet = page.getByRole("dialog", { name: en("shell", "unsent.title") });
  await expect(sheet).toContainText(en("shell", "unsent.cart"));
  await page.unroute("**/customer/cart/list*");
  await shopper.press(shopper.button(en("shell", "unsent.letGo"), sheet));
  await expect(sheet).toContainText(en("shell", "unsent.none"));
  await shopper.closeDialog();
  await expect(shopper.button("Cart, empty")).toBeVisible();
  expect(await serverCart(find.module.id, { token })).toEqual([]);
});
