import type { Order } from "../../src/contract";
import { ops } from "../fixtures/operator";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, customerWithDish, unfold } from "../pages/checkout";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

// The response to what was said is lost once: the browser says so.
test.use({ allowedErrors: /ERR_FAILED/ });

test("a transfer is filled in, sent once over a lost response, corrected, denied with a reason and verified", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  await startVisitWith(context, { ...find, token: customer.token });
  const shopper = await atCheckout(page);
  const main = page.getByRole("main");
  const field = (name: string, scope = main) => scope.getByRole("textbox", { name: new RegExp(`^${name}`) });
  await unfold(shopper, "payment.title");
  await main.getByRole("radio", { name: /^Bank transfer/ }).check();
  await expect(main.getByText("00 1234 5678 90")).toBeVisible();
  await shopper.write(field("Paid by"), "Nora Ali");
  await shopper.write(field("Reference"), "<b>1</b>");
  await shopper.press(shopper.placeButton);
  await expect(main.getByText(en("offlinePayment", "problem.signs"))).toBeVisible();
  await expect(field("Reference")).toBeFocused();
  await shopper.write(field("Reference"), "AB-123");
  await page.reload();
  await expect(field("Reference")).toHaveValue("AB-123");

  let lost = 0;
  await page.route("**/customer/order/offline-payment", async (route) => {
    lost += 1;
    await route.fetch();
    if (lost === 1) await route.abort();
    else await route.continue();
  });
  await shopper.press(shopper.placeButton);
  await expect(page).toHaveURL(/page=my-orders&orderId=\d+/, { timeout: 60_000 });
  expect(lost).toBeGreaterThan(1);
  const id = new URL(page.url()).searchParams.get("orderId") ?? "";
  const read = () => call<Order>(`/customer/order/track?order_id=${id}`, { token: customer.token });
  const card = main.getByRole("region", { name: en("offlinePayment", "heading") });
  await expect(card).toContainText(en("offlinePayment", "state.pending"));
  await expect(card).toContainText("AB-123");
  await expect(main.getByText(en("orders", "status.verifyingPayment"))).toBeVisible();
  expect(await read()).toMatchObject({ order_status: "pending", payment_status: "unpaid" });

  const edit = async (reference: string) => {
    await shopper.press(card.getByRole("button", { name: en("offlinePayment", "edit") }));
    await expect(field("Paid by", shopper.dialog)).toHaveValue("Nora Ali");
    await shopper.write(field("Reference", shopper.dialog), reference);
    await shopper.press(shopper.dialog.getByRole("button", { name: en("offlinePayment", "save") }));
    await shopper.isTold("Payment info updated.");
    await expect(card).toContainText(reference);
  };
  await edit("AB-124");
  await ops("offline-payments", "deny", id, "No transfer with this reference.");
  await page.reload();
  await expect(card).toContainText("No transfer with this reference.");
  await edit("AB-125");
  await expect(card).toContainText(en("offlinePayment", "state.pending"));
  await ops("offline-payments", "verify", id);
  await page.reload();
  await expect(card).toContainText(en("offlinePayment", "state.verified"));
  await expect(card.getByRole("button")).toHaveCount(0);
  expect(await read()).toMatchObject({ order_status: "confirmed", payment_status: "paid" });
});
