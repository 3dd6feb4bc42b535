import { findPlainDish, newCustomer, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ serviceWorkers: "allow" });

test("two tabs share the cart, and signing out in one signs out in the other", async ({ context }) => {
  const find = await findPlainDish();
  const { token } = await newCustomer();
  await startVisitWith(context, { place: find.place, module: find.module, token });
  const first = new Shopper(await context.newPage());
  const second = new Shopper(await context.newPage());
  await first.page.goto(`/store/${find.store.slug}`);
  await second.page.goto("/settings");
  await expect(second.button("Profile")).toBeVisible();

  await first.press(first.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await first.isTold("Item added to cart");
  await expect(second.button("Cart, 1 item")).toBeVisible();
  const line = await second.lineOf(find.item);
  await second.press(second.button("One more", line));
  await expect
    .poll(async () => (await serverCart(find.module.id, { token })).map((entry) => entry.quantity))
    .toEqual([2]);
  const seen = await first.lineOf(find.item);
  await expect(seen.getByRole("group")).toContainText("2");
  await first.closeDialog();

  await first.press(first.button("Profile"));
  await first.press(first.button("Logout", first.dialog.last()));
  await first.press(first.button("Logout", first.page.getByRole("alertdialog")));
  await first.isTold("Logout successful.");
  await second.closeDialog();
  await expect(second.button("Profile")).toHaveCount(0);
  await expect(second.button("Sign In")).toBeVisible();
  await expect(second.button("Cart, empty")).toBeVisible();
});
