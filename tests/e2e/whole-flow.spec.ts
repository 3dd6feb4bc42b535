import { advanceTo } from "../fixtures/operator";
import { type Find, findDish, findScarceItem, newPerson, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { guestOf } from "../pages/arrivals";
import { type Hand, quoted, Shopper } from "../pages/shopper";
import type { Language } from "../pages/texts";

test.describe.configure({ timeout: 120_000 });

/** Landing → place → food → item with options and an add-on → cart → guest checkout → delivered. */
async function orderDish(shopper: Shopper, { item, module, place }: Find): Promise<number> {
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
  await shopper.press(shopper.button(say("catalogue", "item.addToCart"), dialog));
  await shopper.isTold(say("catalogue", "cart.added"));
  await expect(dialog).toHaveCount(0);

  const line = await shopper.lineOf(item);
  for (const chosen of [...options, addOn.name]) await expect(line).toContainText(chosen);
  await expect(line.getByText(say("checkout", "cart.pending"))).toHaveCount(0);
  const onServer = await serverCart(module.id, { guestId: await guestOf(page) });
  expect(onServer.map((entry) => [entry.item_id, entry.quantity, entry.add_on_ids])).toEqual([
    [item.id, 1, [addOn.id]],
  ]);

  await shopper.checkOutAsGuest();
  const guest = newPerson();
  await shopper.fillContact(guest);
  await expect(shopper.placeButton).toBeEnabled();
  await shopper.press(shopper.placeButton);
  return shopper.placedOrder();
}

async function followToDelivered(shopper: Shopper, orderId: number): Promise<void> {
  const { page, say } = shopper;
  const drawer = await shopper.trackPlacedOrder(orderId);
  for (const step of ["step.placed", "step.confirmed", "step.onTheWay", "step.delivered"] as const)
    await expect(drawer.getByText(say("orders", step), { exact: true }).first()).toBeVisible();
  await expect(shopper.currentStep(drawer)).toContainText(say("orders", "step.placed"));
  advanceTo(orderId, "confirmed");
  // The drawer asks every 10 s by itself.
  await expect(shopper.currentStep(drawer)).toContainText(say("orders", "step.confirmed"), {
    timeout: 20_000,
  });
  advanceTo(orderId, "delivered");
  await expect(shopper.currentStep(drawer)).toContainText(say("orders", "step.delivered"), {
    timeout: 20_000,
  });
  await expect(page.locator("html")).toHaveAttribute("dir", shopper.language === "ar" ? "rtl" : "ltr");
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
    await followToDelivered(shopper, orderId);
  });
}

test("in grocery the last piece is the last: a limit is met, said, and kept by the server", async ({
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
  await shopper.press(shopper.button("Add to cart", dialog));
  await shopper.isTold("Item added to cart");

  const line = await shopper.lineOf(item);
  const quantity = line.getByRole("group", { name: say("checkout", "cart.quantityOf", { name: item.name }) });
  await expect(quantity).toContainText(String(item.stock));
  await expect(shopper.button(say("checkout", "cart.increase"), quantity)).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(line).toContainText("Out of Stock");
  await expect
    .poll(async () =>
      (await serverCart(module.id, { guestId: await guestOf(page) })).map((entry) => entry.quantity),
    )
    .toEqual([item.stock]);

  await shopper.press(shopper.button(say("checkout", "cart.decrease"), quantity));
  await shopper.checkOutAsGuest();
  await shopper.fillContact(newPerson());
  await shopper.press(shopper.placeButton);
  await shopper.placedOrder();
});
