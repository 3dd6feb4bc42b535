import { newCustomer } from "../fixtures/customers";
import { openNetworkProxy } from "../fixtures/network-proxy";
import { runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { choosePhotos, formOf, startAtPharmacy } from "../pages/prescription-order";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { waitForOfflineTexts } from "../pages/visit";

test.use({ allowedErrors: /Failed to load resource|ERR_/, serviceWorkers: "block", hasTouch: true });

const send = en("prescriptions", "send.button");

test("without a network the photos of a prescription wait in the outbox, and arrive once", async ({
  page,
  context,
}) => {
  const { token } = await newCustomer();
  const find = await startAtPharmacy(context, { token });
  const shopper = new Shopper(page);
  await page.goto(formOf(find));
  await choosePhotos(page, shopper, 2);
  await expect(page.getByLabel(/^Phone/)).not.toHaveValue("");
  await waitForOfflineTexts(page);
  await context.setOffline(true);
  await expect(page.getByRole("status").getByText(en("shell", "offline.offline"))).toBeVisible();
  await shopper.press(shopper.button(send));
  await shopper.press(shopper.button(en("checkout", "placing.keepTrying"), page.getByRole("alertdialog")));
  await expect(page.getByRole("heading", { name: en("checkout", "placing.waiting") })).toBeVisible();
  expect(await runningOrders(token)).toEqual([]);
  await context.setOffline(false);
  await expect(page).toHaveURL(/page=my-orders&orderId=\d+/);
  const orders = await runningOrders(token);
  expect(orders.map((order) => [order.prescription_state, order.order_attachment_full_url.length])).toEqual([
    ["waiting", 2],
  ]);
});

test("an answer that is cut off is asked for again under its key: the prescription is there once", async ({
  page,
  context,
}) => {
  const front = await openNetworkProxy();
  try {
    const { token } = await newCustomer();
    const find = await startAtPharmacy(context, { token });
    const shopper = new Shopper(page);
    const placing = () => front.requests.filter(({ path }) => path.endsWith("/prescription/place"));
    // The server has acted, and nobody hears of it the first time.
    front.fate = ({ path }) =>
      path.endsWith("/prescription/place") && placing().length === 1 ? "cut" : "pass";
    await page.goto(`${front.url}${formOf(find)}`);
    await choosePhotos(page, shopper, 1);
    await expect(page.getByLabel(/^Phone/)).not.toHaveValue("");
    await shopper.press(shopper.button(send));
    await expect(page).toHaveURL(/page=my-orders&orderId=\d+/, { timeout: 60_000 });
    const keys = placing().map(({ headers }) => headers["idempotency-key"]);
    expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
    const orders = await runningOrders(token);
    expect(orders.map((order) => order.order_attachment_full_url.length)).toEqual([1]);
  } finally {
    await front.close();
  }
});
