import type { BrowserContext, Page } from "@playwright/test";
import type { Order } from "../../src/contract";
import { call, findPlainDish, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { customerWithDish, orderThere, putDish } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** An order whose payment failed according to the shop's responses, until something is done about it. */
async function failing(page: Page, context: BrowserContext) {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  const id = await orderThere(find, customer);
  // What was ordered is in the cart as long as it is not paid.
  await putDish(find, customer);
  await startVisitWith(context, { ...find, token: customer.token });
  const sent: { path: string; body: unknown }[] = [];
  await page.route("**/api/v1/customer/order/track*", async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as Order;
    await route.fulfill({
      response,
      json: sent.length > 0 ? order : { ...order, order_status: "failed", payment_method: "digital_payment" },
    });
  });
  await page.route(/\/customer\/order\/(payment-method|cancel)$/, async (route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname;
    sent.push({ path, body: request.postDataJSON() });
    // The shop cannot switch an order that was for cash from the start.
    if (path.endsWith("/cancel")) await route.continue();
    else await route.fulfill({ json: { message: "The shop has heard." } });
  });
  return { find, customer, id, sent };
}

/** Where a payment's page leads back to. */
async function returnFromPayment(page: Page, id: number) {
  await page.goto(`/settings?flag=fail&order_id=${id}`);
  return page.getByRole("alertdialog", { name: en("orders", "failed.agree") });
}

test.describe("an order whose payment failed", () => {
  test("is shown as failed, asks what to do after the return from the payment, and can be paid in cash", async ({
    page,
    context,
  }) => {
    const { id, sent } = await failing(page, context);
    await page.goto(`/profile?page=my-orders&orderId=${id}`);
    await expect(page.getByText(en("orders", "failed.unpaid"))).toBeVisible();
    const question = await returnFromPayment(page, id);
    const shopper = new Shopper(page);
    await expect(page.getByText(en("orders", "failed.text"))).toBeVisible();
    await shopper.press(question.getByRole("button", { name: en("orders", "failed.switch") }));
    await shopper.isTold("The shop has heard.");
    await expect(page).toHaveURL("/");
    expect(sent).toEqual([
      { path: "/api/v1/customer/order/payment-method", body: expect.objectContaining({ order_id: id }) },
    ]);
  });

  test("can be given up: it is canceled, its cart is emptied, and the home page opens", async ({
    page,
    context,
  }) => {
    const { id, customer, find } = await failing(page, context);
    const { token } = customer;
    const question = await returnFromPayment(page, id);
    const shopper = new Shopper(page);
    await shopper.press(question.getByRole("button", { name: en("orders", "failed.cancel"), exact: true }));
    await expect(page).toHaveURL("/");
    await expect(question).toHaveCount(0);
    const order = await call<Order>(`/customer/order/track?order_id=${id}`, { token });
    expect(order).toMatchObject({ order_status: "canceled", cancellation_reason: "Order payment canceled" });
    await expect.poll(() => serverCart(find.module.id, { token })).toEqual([]);
  });
});
