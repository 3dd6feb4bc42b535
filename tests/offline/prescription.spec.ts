import { runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, checkout, customerWithDish } from "../pages/checkout";
import { findMedicine, paper } from "../pages/prescription";
import { en } from "../pages/texts";
import { startVisitWith, waitForOfflineTexts } from "../pages/visit";

test.use({ allowedErrors: /Failed to load resource/, serviceWorkers: "block" });

test("without a network the photos wait with the order and are sent with it, once", async ({
  page,
  context,
}) => {
  const find = await findMedicine();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const shopper = await atCheckout(page);
  const section = page.getByRole("region", { name: checkout("prescription.title") });
  await section.getByLabel(checkout("prescription.choose")).setInputFiles(await paper("1.png"));
  await expect(section.getByRole("img")).toHaveCount(1);
  await waitForOfflineTexts(page);
  await context.setOffline(true);
  await expect(page.getByRole("status").getByText(en("shell", "offline.offline"))).toBeVisible();
  await shopper.press(shopper.placeButton);
  await shopper.press(shopper.button(checkout("placing.keepTrying"), page.getByRole("alertdialog")));
  await expect(page.getByRole("heading", { name: checkout("placing.waiting") })).toBeVisible();
  expect(await runningOrders(token)).toEqual([]);
  await context.setOffline(false);
  await expect(page).toHaveURL(/page=my-orders&orderId=\d+/);
  const orders = await runningOrders(token);
  expect(orders.map((order) => order.order_attachment_full_url.length)).toEqual([1]);
});
