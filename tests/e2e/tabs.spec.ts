import { newCustomer } from "../fixtures/customers";
import { findPlainDish, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, checkout, customerWithDish, openAddress } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en, words } from "../pages/texts";
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
  await first.press(first.button("Yes", first.page.getByRole("alertdialog")));
  await first.isTold("Logout successful.");
  await second.closeDialog();
  await expect(second.button("Profile")).toHaveCount(0);
  await expect(second.button("Sign In")).toBeVisible();
  await expect(second.button("Cart, empty")).toBeVisible();
});

test("a tab in the checkout keeps the door that is typed in it when the language changes in another", async ({
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const ordering = await atCheckout(await context.newPage());
  await openAddress(ordering);
  const door = { "address.road": "Quay Road", "address.house": "7b", "address.floor": "3" } as const;
  const fields = Object.entries(door) as [keyof typeof door, string][];
  const main = ordering.page.getByRole("main");
  const field = (name: string) => main.getByRole("textbox", { name, exact: true });
  for (const [name, text] of fields) await field(checkout(name)).fill(text);

  const other = new Shopper(await context.newPage());
  await other.page.goto("/settings");
  await other.press(other.button("Edit"));
  await other.press(other.button("العربية", other.page.getByRole("dialog", { name: "Language" })));
  await other.press(other.button("Yes", other.page.getByRole("alertdialog")));
  const arabic = words("ar");
  await other.isTold(arabic("shell", "language.changed"));

  // The place has its new name here already, and its door.
  await expect(field(checkout("address.address"))).toHaveValue(/[\u0600-\u06ff]/);
  for (const [name, text] of fields) await expect(field(checkout(name))).toHaveValue(text);
  await ordering.page.reload();
  const address = ordering.page.getByRole("region", { name: arabic("checkout", "address.title") });
  await ordering.press(address.getByRole("button", { expanded: false }));
  for (const [name, text] of fields) await expect(field(arabic("checkout", name))).toHaveValue(text);
});
