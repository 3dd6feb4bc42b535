import { newPerson } from "../fixtures/customers";
import { advanceTo } from "../fixtures/operator";
import {
  type FoundItem,
  findDish,
  findPlainDish,
  findScarceItem,
  runningOrders,
  serverCart,
} from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { type Hand, quoted, Shopper } from "../pages/shopper";
import type { Language } from "../pages/texts";
import { guestIdOf, startVisitWith } from "../pages/visit";

// The shop as a shopper has it: with its worker.
test.use({ serviceWorkers: "allow" });

/** Landing → place → food → item with options and an add-on → cart → guest checkout → delivered. */
async function orderDish(shopper: Shopper, { item, module, place }: FoundItem): Promise<number> {
  const { page, say } = shopper;
  await page.goto("/");
  await shopper.choosePlace(place);
  await shopper.chooseModule(module);
  await expect(
    page.getByRole("heading", { level: 1, name: say("catalogue", "hero.food.title") }),
  ).toBeVisible();

  const dialog = await shopper.openItem(item);
  const options = await shopper.chooseRequired(dialog, item);
  const addOn = item.add_ons[0];
  if (!addOn) throw new Error("A dish without add-ons.");
  await shopper.press(dialog.getByRole("checkbox", { name: new RegExp(`^${quoted(addOn.name)}`) }), "Space");
  await shopper.press(shopper.button(new RegExp(`^${quoted(say("catalogue", "item.addToCart"))}`), dialog));
  await shopper.isTold(say("catalogue", "cart.added"));
  await expect(dialog).toHaveCount(0);

  const line = await shopper.lineOf(item);
  for (const chosen of [...options, addOn.name]) await expect(line).toContainText(chosen);
  await expect(line.getByText(say("checkout", "cart.pending"))).toHaveCount(0);
  const onServer = async () =>
    (await serverCart(module.id, { guestId: await guestIdOf(page) })).map((entry) => [
      entry.item_id,
      entry.quantity,
      entry.add_on_ids,
    ]);
  await expect.poll(onServer).toEqual([[item.id, 1, [addOn.id]]]);

  await shopper.checkOutAsGuest();
  const guest = newPerson();
  await shopper.fillContact(guest);
  await expect(shopper.placeButton).toBeEnabled();
  await shopper.press(shopper.placeButton);
  return shopper.placedOrder();
}

/** `everyStep` waits for the drawer's own poll at each of the four steps, otherwise only at the end. */
async function followToDelivered(shopper: Shopper, orderId: number, everyStep: boolean): Promise<void> {
  const drawer = await shopper.trackPlacedOrder(orderId);
  await expect(shopper.step(drawer, "step.placed", "timeline.current")).toBeVisible();
  // The drawer reloads every 10 s by itself.
  if (everyStep) {
    await advanceTo(orderId, "confirmed");
    await expect(shopper.step(drawer, "step.confirmed", "timeline.current")).toBeVisible({ timeout: 20_000 });
    await advanceTo(orderId, "picked_up");
    await expect(shopper.step(drawer, "step.onTheWay", "timeline.current")).toBeVisible({ timeout: 20_000 });
  }
  await advanceTo(orderId, "delivered");
  await expect(shopper.step(drawer, "step.delivered", "timeline.done")).toBeVisible({ timeout: 20_000 });
  const html = shopper.page.locator("html");
  await expect(html).toHaveAttribute("dir", shopper.language === "ar" ? "rtl" : "ltr");
}

const ways: [string, Language, Hand][] = [
  ["by touch", "en", "touch"],
  ["by keyboard alone", "en", "keyboard"],
  ["in Arabic, from right to left", "ar", "touch"],
];

for (const [title, language, hand] of ways) {
  test(`a guest orders a dish and watches it arrive, ${title}`, async ({ page, context }) => {
    if (language !== "en")
      await context.addInitScript((code) => localStorage.setItem("language-setting", code), language);
    const find = await findDish(language);
    const shopper = new Shopper(page, language, hand);
    const orderId = await orderDish(shopper, find);
    await followToDelivered(shopper, orderId, language === "en" && hand === "touch");
  });
}

test("in grocery the last piece is the last: the limit is shown, and enforced by the server", async ({
  page,
}) => {
  const { item, module, place } = await findScarceItem();
  const shopper = new Shopper(page);
  const { say } = shopper;
  await page.goto("/");
  await shopper.choosePlace(place);
  await shopper.chooseModule(module);
  const dialog = await shopper.openItem(item);
  const more = shopper.button(
    say("shell", "app.increase"),
    dialog.getByRole("group", { name: say("catalogue", "item.quantityOf", { name: item.name }) }),
  );
  for (let pieces = 1; pieces < item.stock; pieces += 1) await shopper.press(more);
  await shopper.press(more);
  await shopper.isTold("Out of Stock");
  await shopper.press(shopper.button(/^Add to cart/, dialog));
  await shopper.isTold("Item added to cart");

  const line = await shopper.lineOf(item);
  const quantity = line.getByRole("group", { name: say("checkout", "cart.quantityOf", { name: item.name }) });
  await expect(quantity).toContainText(String(item.stock));
  await expect(shopper.button(say("checkout", "cart.increase"), quantity)).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(line).toContainText(say("checkout", "limit.allInCart", { count: item.stock }));
  await expect
    .poll(async () =>
      (await serverCart(module.id, { guestId: await guestIdOf(page) })).map((entry) => entry.quantity),
    )
    .toEqual([item.stock]);

  await shopper.press(shopper.button(say("checkout", "cart.decrease"), quantity));
  await shopper.checkOutAsGuest();
  await shopper.fillContact(newPerson());
  await shopper.press(shopper.placeButton);
  await shopper.placedOrder();
});

test("with a sign-up on the way the guest's cart stays, and the order is under my orders", async ({
  page,
}) => {
  const { item, module, place } = await findDish();
  const shopper = new Shopper(page);
  const { say } = shopper;
  await page.goto("/");
  await shopper.choosePlace(place);
  await shopper.chooseModule(module);
  const dish = await shopper.openItem(item);
  await shopper.chooseRequired(dish, item);
  await shopper.press(shopper.button(/^Add to cart/, dish));
  await shopper.isTold("Item added to cart");

  const cart = await shopper.openCart();
  await shopper.press(shopper.button("Proceed To Checkout", cart));
  await shopper.press(
    shopper.button("Sign Up", page.getByRole("dialog", { name: say("checkout", "guest.title") })),
  );
  const person = newPerson();
  const form = page.getByRole("dialog", { name: "Sign Up" });
  const submit = shopper.button("Sign Up", form).first();
  await shopper.write(form.getByLabel(say("account", "auth.name")), person.name);
  await shopper.write(form.getByLabel(say("account", "auth.email")), person.email);
  await shopper.write(form.getByLabel(say("account", "auth.phone")), person.phone);
  await shopper.write(form.locator("input[autocomplete=new-password]").first(), person.password);
  await shopper.write(form.locator("input[autocomplete=new-password]").last(), person.password);
  await expect(submit).toBeDisabled();
  await form.getByRole("checkbox").check();
  await shopper.press(submit);
  await shopper.isTold("Signup successfully.");
  const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
  expect((await serverCart(module.id, { token })).map((line) => line.item_id)).toEqual([item.id]);

  await page.goto("/checkout?page=cart");
  await shopper.isAtCheckout();
  await expect(page.getByRole("main").getByLabel(say("checkout", "contact.name"))).toHaveValue(person.name);
  await shopper.press(shopper.placeButton);
  await expect(page).toHaveURL(/\/profile\?page=my-orders&orderId=\d+/);
  const orderId = Number(new URL(page.url()).searchParams.get("orderId"));
  expect((await runningOrders(token)).map((order) => order.id)).toEqual([orderId]);
  await expect(page.getByRole("main")).toContainText(item.name);
  await page.goto("/profile?page=my-orders");
  await expect(page.getByRole("main")).toContainText(String(orderId));
});

test("an order that is fetched at the store needs no address and no delivery fee", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  await startVisitWith(context, find);
  const shopper = new Shopper(page);
  const { say } = shopper;
  await page.goto(`/store/${find.store.slug}`);
  await shopper.press(shopper.button(say("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.isTold("Item added to cart");
  await shopper.checkOutAsGuest();
  await shopper.press(page.getByText("Take away", { exact: true }));
  await expect(page.getByRole("heading", { name: "Delivery Addresses" })).toHaveCount(0);
  const summary = page.getByRole("complementary", { name: "Order summary" });
  await expect(summary).toContainText("Free");
  await shopper.fillContact(newPerson());
  await shopper.press(shopper.placeButton);
  const orderId = await shopper.placedOrder();
  expect(await advanceTo(orderId, "delivered")).not.toContain("picked_up");
});
