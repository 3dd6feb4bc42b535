/** The files of the checkout: a shopper who loses the network in it, or for whom one of them does not come, can order. */
import { newCustomer, newPerson } from "../fixtures/customers";
import { findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import {
  atCheckout,
  checkout,
  customerWithDish,
  fillPhone,
  unfold,
  waitForCheckoutFiles,
} from "../pages/checkout";
import { holdResponses } from "../pages/hold-responses";
import { chooseCategory, end, fillReceiver, startInParcels } from "../pages/parcel";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith, waitForOfflineTexts } from "../pages/visit";

// Chromium's log lines for requests without a network, or broken off by a test.
test.use({ allowedErrors: /Failed to load resource: net::ERR_|Unable to preload CSS/ });

async function openCheckout(page: Parameters<typeof atCheckout>[0]) {
  const find = await findPlainDish();
  const { token } = await customerWithDish(find);
  await startVisitWith(page.context(), { ...find, token });
  return await atCheckout(page);
}

test("all of them come with it, before the shop has priced the order and before anything is pressed", async ({
  page,
  context,
}) => {
  // With data saver on, none of it is loaded ahead with the cart.
  await context.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, "connection", { value: connection });
  });
  const release = await holdResponses(page, "**/customer/order/quote");
  const shopper = await openCheckout(page);
  await waitForCheckoutFiles(page);
  await fillPhone(shopper, newPerson().phone);
  await waitForOfflineTexts(page);
  await context.setOffline(true);
  release();
  await expect(page.getByRole("status").getByText(en("shell", "offline.offline"))).toBeVisible();
  await shopper.press(shopper.placeButton);
  await shopper.press(shopper.button(checkout("placing.keepTrying"), page.getByRole("alertdialog")));
  await expect(page.getByText(/We keep trying for \d+ minutes/)).toBeVisible();
});

test("one that only tells more is left out where it does not come, and the order is placed", async ({
  page,
}) => {
  await page.route(/\/assets\/(quote-note|courier-fields|tip-field)-/, (route) => route.abort());
  const priced = page.waitForResponse("**/customer/order/quote");
  const shopper = await openCheckout(page);
  await priced;
  await fillPhone(shopper, newPerson().phone);
  await shopper.press(shopper.placeButton);
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 40_000 });
});

test("what follows the press comes with the form of a parcel", async ({ page, context }) => {
  await startInParcels(context, await newCustomer());
  await page.goto("/home");
  await chooseCategory(new Shopper(page), "Documents");
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/checkout-rest-")),
  );
});

test.describe("the choice of how to pay", () => {
  test.use({ allowedErrors: /Failed to load resource: net::ERR_|dynamically imported module/ });

  test("fails in its own place where its file does not come, and comes when it is asked for again", async ({
    page,
  }) => {
    await page.route(/\/assets\/payment-choice-section-/, (route) => route.abort());
    const shopper = await openCheckout(page);
    const main = page.getByRole("main");
    const failed = main.getByRole("alert").filter({ hasText: en("shell", "error.pageTitle") });
    await unfold(shopper, "payment.title");
    await expect(failed).toBeVisible();
    const { phone } = newPerson();
    await fillPhone(shopper, phone);
    await page.unrouteAll();
    await shopper.press(shopper.button(en("shell", "app.retry"), failed));
    await expect(
      main.getByRole("switch", { name: new RegExp(`^${checkout("payment.wallet")}`) }),
    ).toBeVisible();
    await expect(failed).toHaveCount(0);
    // It may have been written meanwhile as people write it there.
    const filled = () => main.getByLabel(checkout("contact.phone")).inputValue();
    await expect.poll(async () => (await filled()).replace(/\D/g, "").slice(-10)).toBe(phone.slice(-10));
  });

  test("does so with a parcel as well, and what was filled in stands", async ({ page, context }) => {
    await page.route(/\/assets\/payment-chooser-[^/]*\.js/, (route) => route.abort());
    const { receiverPlace } = await startInParcels(context, await newCustomer());
    const shopper = new Shopper(page);
    await page.goto("/home");
    await chooseCategory(shopper, "Documents");
    await fillReceiver(shopper, receiverPlace);
    const main = page.getByRole("main");
    const failed = main.getByRole("alert").filter({ hasText: en("shell", "error.pageTitle") });
    await expect(failed).toBeVisible();
    await expect(end(page, "Receiver").getByLabel("Name")).toHaveValue("Alan Turing");
    await page.unrouteAll();
    await shopper.press(shopper.button(en("shell", "app.retry"), failed));
    await expect(
      main.getByRole("switch", { name: new RegExp(`^${en("checkout", "payment.wallet")}`) }),
    ).toBeVisible();
    await expect(failed).toHaveCount(0);
    await expect(end(page, "Receiver").getByLabel("Name")).toHaveValue("Alan Turing");
  });
});
