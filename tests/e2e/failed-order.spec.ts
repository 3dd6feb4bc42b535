import type { BrowserContext, Page } from "@playwright/test";
import type { Order } from "../../src/contract";
import { call, findPlainDish, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, checkout, customerWithDish, orderThere, putDish, unfold } from "../pages/checkout";
import { pressSandbox } from "../pages/payment";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

/** An order that is to be paid online, and the way to its payment page. */
async function unpaidOrder(page: Page, context: BrowserContext) {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  const { token } = customer;
  const id = await orderThere(find, customer, { payment_method: "digital_payment" });
  // Another cart, which canceling empties.
  await putDish(find, customer);
  await startVisitWith(context, { ...find, token });
  const payAt = async (returnTo: string) => {
    await page.goto("/settings");
    const body = {
      order_id: id,
      payment_method: "sandbox",
      callback: new URL(returnTo, page.url()).href,
    };
    const link = await call<{ redirect_link: string }>(
      "/customer/order/payment-link",
      { token },
      { method: "POST", body },
    );
    // The API of these tests has another port than the page.
    const { pathname, search } = new URL(link.redirect_link);
    await page.goto(pathname + search);
  };
  const read = () => call<Order>(`/customer/order/track?order_id=${id}`, { token });
  return { find, token, id, payAt, read };
}

const failedQuestion = (page: Page) => page.getByRole("alertdialog", { name: en("orders", "failed.agree") });

test.describe("an order whose payment failed", () => {
  test("waits for its payment, asks what to do after the return, and can be paid in cash", async ({
    page,
    context,
  }) => {
    const { id, payAt, read } = await unpaidOrder(page, context);
    await page.goto(`/profile?page=my-orders&orderId=${id}`);
    const main = page.getByRole("main");
    await expect(main.getByText(en("orders", "status.awaitingPayment"))).toBeVisible();
    await expect(main.getByText(en("orders", "status.failed"), { exact: true })).toHaveCount(0);
    await payAt("/settings");
    await pressSandbox(page, "fail");
    const question = failedQuestion(page);
    await expect(page.getByText(en("orders", "failed.text"))).toBeVisible();
    const cut = await question
      .getByRole("button")
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      );
    expect(cut, "answers whose words do not fit their button").toEqual([]);
    await new Shopper(page).press(question.getByRole("button", { name: en("orders", "failed.switch") }));
    await expect(page).toHaveURL("/");
    expect(await read()).toMatchObject({ payment_method: "cash_on_delivery", payment_status: "unpaid" });
    expect((await read()).order_status).not.toBe("failed");
  });

  test("can be given up: it is canceled, its cart is emptied, and the home page opens", async ({
    page,
    context,
  }) => {
    const { payAt, read, token, find } = await unpaidOrder(page, context);
    await payAt("/settings");
    await pressSandbox(page, "cancel");
    const question = failedQuestion(page);
    await new Shopper(page).press(
      question.getByRole("button", { name: en("orders", "failed.cancel"), exact: true }),
    );
    await expect(page).toHaveURL("/");
    expect(await read()).toMatchObject({
      order_status: "canceled",
      cancellation_reason: "Order payment canceled",
    });
    await expect.poll(() => serverCart(find.module.id, { token })).toEqual([]);
  });

  test("is not believed to have failed because an address says so", async ({ page, context }) => {
    const { id, payAt, read } = await unpaidOrder(page, context);
    await payAt("/settings");
    await pressSandbox(page, "pay");
    await expect.poll(async () => (await read()).payment_status).toBe("paid");
    await page.goto(`/settings?flag=fail&order_id=${id}`);
    await expect(page.getByText(en("orders", "placed.title")).first()).toBeVisible();
    await expect(failedQuestion(page)).toHaveCount(0);
  });
});

test("an order is paid online: a bank that is slow is waited for, and nobody is asked to pay twice", async ({
  page,
  context,
}) => {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  await startVisitWith(context, { ...find, token: customer.token });
  const shopper = await atCheckout(page);
  const online = page.getByRole("radio", { name: /^Sandbox card/ });
  await unfold(shopper, "payment.title");
  await online.check();
  await expect(page.getByText(en("payment", "online.after"))).toBeVisible();
  await expect(
    page
      .getByRole("complementary", { name: checkout("summary.title") })
      .getByText(checkout("payment.online")),
  ).toBeVisible();
  await shopper.press(shopper.placeButton);
  await pressSandbox(page, "slow");
  await expect(page).toHaveURL(/page=my-orders&orderId=\d+$/);
  const main = page.getByRole("main");
  await expect(main.getByText(en("payment", "state.checking"))).toBeVisible();
  const again = main.getByRole("button", { name: /^(Pay|Continue) with/ });
  await expect(again).toHaveCount(0);
  await page.reload();
  await expect(main.getByText(en("payment", "state.checking"))).toBeVisible();
  await expect(again).toHaveCount(0);
  const payment = main.getByRole("region", { name: en("orders", "details.payment") });
  await expect(payment).toContainText(en("orders", "payment.paid"), { timeout: 60_000 });
  await expect(main.getByText(en("orders", "status.awaitingPayment"))).toHaveCount(0);
});
