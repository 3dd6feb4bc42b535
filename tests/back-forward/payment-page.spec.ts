import type { BrowserContext, Page } from "@playwright/test";
import { payment as gatewayTexts } from "../../server/locales/en/payment";
import { newCustomer, newPerson } from "../fixtures/customers";
import { findPlainDish, runningOrders, serverCart } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, customerWithDish, unfold } from "../pages/checkout";
import { goBackTo, watchReturns, withoutHistoryCache } from "../pages/history-cache";
import { pressSandbox } from "../pages/payment";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const gatewayPage = (page: Page) => page.getByRole("heading", { name: gatewayTexts.title });
const strip = (page: Page) => page.getByRole("complementary", { name: en("orders", "strip.label") });
const unpaidDialog = (page: Page) => page.getByRole("dialog", { name: en("orders", "unpaid.title") });
const isSaidToBeUnpaid = /Not paid yet, (2\d|30) minutes left/;

/** A customer on the payment page of the order that they have just pressed. */
async function customerAtPayment(page: Page, context: BrowserContext) {
  const find = await findPlainDish();
  const customer = await customerWithDish(find);
  await startVisitWith(context, { ...find, token: customer.token });
  // The checkout is no first page: Back has somewhere to go.
  await page.goto("/home");
  const shopper = await atCheckout(page);
  await unfold(shopper, "payment.title");
  await page.getByRole("radio", { name: /^Sandbox card/ }).check();
  await shopper.press(shopper.placeButton);
  await expect(gatewayPage(page)).toBeVisible({ timeout: 60_000 });
  return { find, shopper, token: customer.token };
}

async function guestAtPayment(page: Page, context: BrowserContext) {
  const find = await findPlainDish();
  await startVisitWith(context, find);
  const shopper = new Shopper(page);
  await page.goto(`/store/${find.store.slug}`);
  await shopper.press(shopper.button(en("catalogue", "item.addNamed", { name: find.item.name })).first());
  await shopper.checkOutAsGuest();
  await shopper.fillContact(newPerson());
  await unfold(shopper, "payment.title");
  await page.getByRole("radio", { name: /^Sandbox card/ }).check();
  await shopper.press(shopper.placeButton);
  await expect(gatewayPage(page)).toBeVisible({ timeout: 60_000 });
  return { find, shopper };
}

test.beforeEach(({ context }) => watchReturns(context));

for (const held of [true, false]) {
  test.describe(held ? "a page that the browser held aside" : "a page that is loaded anew", () => {
    test.beforeEach(async ({ context }) => {
      if (!held) await withoutHistoryCache(context);
    });

    test("Back from the payment page leads a customer to the order, which is not paid yet", async ({
      page,
      context,
    }) => {
      const { shopper } = await customerAtPayment(page, context);
      await goBackTo(page, held);
      await expect(page).toHaveURL(/page=my-orders&orderId=\d+/);
      const main = page.getByRole("main");
      await expect(main.getByText(isSaidToBeUnpaid)).toBeVisible();
      await expect(main.getByText(en("checkout", "placing.placed"))).toHaveCount(0);
      await shopper.press(main.getByRole("button", { name: /^Continue with/ }));
      await pressSandbox(page, "pay");
      await expect(main.getByText(en("orders", "payment.paid")).first()).toBeVisible({ timeout: 30_000 });
    });

    test("Back from the payment page leads a guest to the order, which stays in sight over a reload", async ({
      page,
      context,
    }) => {
      const { shopper } = await guestAtPayment(page, context);
      await goBackTo(page, held);
      await expect(unpaidDialog(page)).toContainText(isSaidToBeUnpaid);
      await expect(page.getByRole("dialog"), "nothing lies on it").toHaveCount(1);
      await page.reload();
      await expect(page.getByRole("main")).toContainText(isSaidToBeUnpaid);
      await page.goto("/settings");
      await expect(strip(page)).toContainText(isSaidToBeUnpaid);
      await shopper.press(strip(page).getByRole("button").first());
      await shopper.press(unpaidDialog(page).getByRole("button", { name: /^Continue with/ }));
      await pressSandbox(page, "pay");
      await expect(page.getByText(en("orders", "placed.title")).first()).toBeVisible({ timeout: 30_000 });
    });

    test("Back from the payment page of the wallet leaves its form to be pressed again", async ({
      page,
      context,
    }) => {
      const find = await findPlainDish();
      const { token } = await newCustomer();
      await startVisitWith(context, { ...find, token });
      const shopper = new Shopper(page);
      await page.goto("/profile?page=wallet");
      const add = async () => {
        await shopper.write(
          shopper.dialog.getByRole("textbox", { name: new RegExp(en("addFund", "amount")) }),
          "50",
        );
        await shopper.press(shopper.button(en("addFund", "submit"), shopper.dialog));
        await expect(gatewayPage(page)).toBeVisible();
      };
      await shopper.press(shopper.button(en("addFund", "button")));
      await add();
      const first = page.url();
      await goBackTo(page, held);
      // Loaded anew, the page has no form that is open.
      if (!held) await shopper.press(shopper.button(en("addFund", "button")));
      await add();
      expect(page.url(), "the same wish once more is another payment").not.toBe(first);
      await pressSandbox(page, "pay");
      await expect(page.getByRole("main").getByText(en("addFund", "done"))).toBeVisible();
    });
  });
}

test.describe("an order that is not paid yet", () => {
  test("is under way: in the strip of other pages and among the running orders, not the previous ones", async ({
    page,
    context,
  }) => {
    const { shopper } = await customerAtPayment(page, context);
    await page.goto("/home");
    await expect(strip(page)).toContainText(isSaidToBeUnpaid);
    await page.goto("/profile?page=my-orders");
    const main = page.getByRole("main");
    await expect(main.getByText(en("orders", "status.awaitingPayment"))).toBeVisible();
    await shopper.press(main.getByRole("tab", { name: en("orders", "list.previous") }));
    await expect(main.getByText(en("orders", "list.nonePrevious"))).toBeVisible();
  });

  test("can be paid in cash from its strip, which goes then", async ({ page, context }) => {
    const { shopper, token } = await customerAtPayment(page, context);
    await page.goto("/settings");
    await shopper.press(strip(page).getByRole("button").first());
    const dialog = unpaidDialog(page);
    await shopper.press(shopper.button(en("orders", "failed.switch"), dialog));
    await expect(dialog).toHaveCount(0);
    await expect(strip(page)).toContainText(en("orders", "headline.pending"));
    expect(await runningOrders(token)).toMatchObject([
      { payment_method: "cash_on_delivery", order_status: "pending" },
    ]);
  });

  test("can be canceled from its strip", async ({ page, context }) => {
    const { shopper } = await guestAtPayment(page, context);
    await page.goto("/settings");
    await shopper.press(strip(page).getByRole("button").first());
    const dialog = unpaidDialog(page);
    await shopper.press(shopper.button(en("orders", "unpaid.cancel"), dialog));
    const question = page.getByRole("alertdialog");
    await shopper.press(shopper.button(en("orders", "unpaid.cancel"), question));
    await expect(dialog).toHaveCount(0);
    await expect(strip(page)).toHaveCount(0);
  });

  test("gives its basket back", async ({ page, context }) => {
    const { find, shopper, token } = await customerAtPayment(page, context);
    await page.goto("/home");
    await shopper.press(strip(page).getByRole("button").first());
    await shopper.press(shopper.button(en("orders", "unpaid.basket"), unpaidDialog(page)));
    const question = page.getByRole("alertdialog");
    await shopper.press(shopper.button(en("orders", "unpaid.basket"), question));
    const cart = page.getByRole("dialog", { name: en("checkout", "cart.title") });
    await expect(cart).toContainText(find.item.name);
    await expect.poll(async () => (await serverCart(find.module.id, { token })).length).toBe(1);
    await page.goto("/home");
    await expect(strip(page)).toHaveCount(0);
  });

  test("stays in sight after its payment failed and the question was lost by a reload", async ({
    page,
    context,
  }) => {
    await guestAtPayment(page, context);
    await pressSandbox(page, "fail");
    await expect(page.getByText(en("orders", "failed.text"))).toBeVisible();
    await page.reload();
    await expect(strip(page)).toContainText(isSaidToBeUnpaid);
  });
});
