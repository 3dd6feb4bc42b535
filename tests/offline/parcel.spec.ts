import { newCustomer } from "../fixtures/customers";
import { runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { chooseCategory, end, fillReceiver, startInParcels } from "../pages/parcel";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { waitForOfflineTexts, waitForWorker } from "../pages/visit";

// Log lines of Chromium and the map for requests without a network.
test.use({ allowedErrors: /Failed to load resource: net::ERR_|assets\/map-libre-/, hasTouch: true });

test("a parcel that is sent without a network keeps what was typed over a reload, and is placed once", async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  const { receiverPlace } = await startInParcels(context, customer);
  const shopper = new Shopper(page);
  await page.goto("/home");
  await waitForWorker(page);
  await chooseCategory(shopper, "Documents");
  await fillReceiver(shopper, receiverPlace);
  const summary = page.getByRole("complementary", { name: "Summary" });
  await expect(summary.getByText("Total", { exact: true })).toBeVisible();
  await waitForOfflineTexts(page);
  await context.setOffline(true);
  await page.reload();
  await expect(end(page, "Receiver").getByLabel("Name")).toHaveValue("Alan Turing", { timeout: 30_000 });
  await expect(summary.getByText("Total", { exact: true })).toBeVisible({ timeout: 30_000 });
  await shopper.press(shopper.button("Place order"));
  await shopper.press(shopper.button(en("checkout", "placing.keepTrying"), page.getByRole("alertdialog")));
  await expect(page.getByText(/We keep trying for \d+ minutes/)).toBeVisible();
  expect(await runningOrders(customer.token)).toEqual([]);

  await context.setOffline(false);
  await expect(async () => {
    // The delivery price may have been an estimate: then the shop asks first.
    const agree = page.getByRole("button", { name: /Order anyway|Order for/ });
    if (await agree.isVisible()) await agree.tap();
    expect(await runningOrders(customer.token)).toHaveLength(1);
  }).toPass({ timeout: 60_000 });
  await expect(page).toHaveURL(/orderId=\d+/, { timeout: 30_000 });
  expect(await runningOrders(customer.token)).toHaveLength(1);
});
