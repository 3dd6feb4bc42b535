/** Tip, instruction and notes for the courier with an order. */
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, checkout, customerWithDish, rowOf, unfold } from "../pages/checkout";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ viewport: { width: 360, height: 740 } });

test("a tip of one's own, an instruction and a note survive a reload and are shown on the order", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const shopper = await atCheckout(page);
  const main = page.getByRole("main");
  const tip = main.getByLabel(en("ordering", "tip.ownAmount"));
  const choice = main.getByLabel(en("ordering", "instruction.label"));
  const words = main.getByLabel(checkout("extras.note"));
  const note = main.getByLabel(en("ordering", "change.label"));

  await unfold(shopper, "extras.tip");
  await unfold(shopper, "payment.title");
  await unfold(shopper, "extras.title");
  await main.getByRole("radio", { name: en("ordering", "tip.own") }).check({ force: true });
  await tip.fill("500");
  await note.fill("1");
  await choice.selectOption({ label: en("ordering", "instruction.door") });
  await words.fill("The blue gate");
  await shopper.press(shopper.placeButton);
  await expect(main.getByText(en("ordering", "tip.ownWrong", { max: 100 })).first()).toBeVisible();
  await tip.fill("4.5");
  await shopper.press(shopper.placeButton);
  await expect(main.getByText(/^You pay \$[\d.]+ in cash: enter a larger note$/).first()).toBeVisible();
  await expect(note).toBeFocused();
  await note.fill("100");
  await expect(main.getByText(/^The delivery person brings \$[\d.]+ of change\.$/)).toBeVisible();

  await page.reload();
  await expect(tip).toHaveValue("4.5");
  await expect(choice).toHaveValue("door");
  await expect(words).toHaveValue("The blue gate");
  await expect(note).toHaveValue("100");
  await expect(rowOf(shopper, "extras.tip").getByRole("button", { expanded: false })).toContainText("$4.50");
  await expect(rowOf(shopper, "extras.title").getByRole("button", { expanded: false })).toContainText(
    /The blue gate\s*Leave it at the door/,
  );
  await shopper.press(shopper.placeButton);

  await expect(page).toHaveURL(/page=my-orders&orderId=\d+/);
  const id = new URL(page.url()).searchParams.get("orderId") ?? "";
  const order = await call<{ order_amount: number; dm_tips: number; bring_change_amount: number }>(
    `/customer/order/track?order_id=${id}`,
    { token },
  );
  expect(order.dm_tips).toBe(4.5);
  expect(order.bring_change_amount).toBeCloseTo(100 - order.order_amount, 2);
  const delivery = main.getByRole("region", { name: en("orders", "details.delivery") });
  await expect(delivery).toContainText("Leave it at the door");
  await expect(main.getByText("The blue gate")).toBeVisible();
  const payment = main.getByRole("region", { name: en("orders", "details.payment") });
  await expect(payment).toContainText(
    `${en("orders", "payment.change")}$${order.bring_change_amount.toFixed(2)}`,
  );
});
