/** What an owner decides at the board, and what the shopper reads of it. */
import AxeBuilder from "@axe-core/playwright";
import type { Order } from "../../src/contract";
import type { ReviewPage } from "../../src/contract/calls/catalogue";
import type { OfflinePaymentMethods } from "../../src/contract/calls/payments";
import { call, findPlainDish, found } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { openBoard } from "../pages/board";
import { customerWithDish, orderThere } from "../pages/checkout";

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

test("a payment is not found and a review is answered, and shoppers read both", async ({ page }) => {
  const find = await findPlainDish();
  const buyer = await customerWithDish(find);
  const { asking } = buyer;
  const id = await orderThere(find, buyer, { payment_method: "offline_payment" });
  const [method] = await call<OfflinePaymentMethods>("/offline_payment_method_list", asking);
  const { id: method_id, method_informations: fields } = found(method, "method");
  const answers = Object.fromEntries(fields.map(({ customer_input: key }) => [key, "AB 123"]));
  await call("/customer/order/offline-payment", asking, {
    method: "PUT",
    body: { order_id: id, method_id, ...answers },
  });

  await openBoard(page, "Nour");
  await page.getByRole("button", { name: /^To decide: [1-9]/ }).click();
  const inbox = page.getByRole("dialog", { name: "To decide", exact: true });
  await inbox.getByRole("button", { name: new RegExp(`Order ${id}`) }).click();
  const payment = page.getByRole("dialog", { name: `Payment for order ${id}` });
  await expect(payment.getByText("AB 123").first()).toBeVisible();
  await payment.getByRole("button", { name: "It is not there" }).click();
  await payment.getByLabel("Reason").fill("Nothing came by noon");
  expect((await new AxeBuilder({ page }).include("[role=dialog]").analyze()).violations).toEqual([]);
  await payment.getByRole("button", { name: "It is not there" }).click();
  await expect(inbox.getByText(`The customer of order ${id} is told`)).toBeVisible();
  const order = await call<Order>(`/customer/order/track?order_id=${id}`, asking);
  expect([order.order_status, order.offline_payment?.data.admin_note]).toEqual([
    "failed",
    "Nothing came by noon",
  ]);

  await inbox.getByRole("tab", { name: /Reviews/ }).click();
  const words = "Thank you, come again!";
  const answered = page.waitForRequest((request) => /\/board\/reviews\/\d+\/answer$/.test(request.url()));
  const [seen] = await Promise.all([
    page.waitForResponse((response) => response.url().includes("/board/reviews?show=all") && response.ok()),
    inbox.locator("label", { hasText: "All" }).click(),
  ]);
  const { reviews } = (await seen.json()) as { reviews: { id: number; item_id: number }[] };
  const review = found(reviews[0], "review");
  await inbox.getByRole("listitem").first().getByRole("button").click();
  const dialog = page.getByRole("dialog").last();
  await dialog.getByLabel("Answer of the store").fill(words);
  await dialog.getByRole("button", { name: "Publish the answer" }).click();
  await answered;
  await expect(inbox.getByText(words)).toBeVisible();
  const { reviews: read } = await call<ReviewPage>(`/items/reviews/${review.item_id}`, asking);
  expect(read.find(({ id: of }) => of === review.id)?.reply).toBe(words);
});
