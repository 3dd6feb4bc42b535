/** How an order by prescription is paid once its price is agreed to, and where else a guest can agree. */
import type { Order } from "../../src/contract";
import { newCustomer, newPerson } from "../fixtures/customers";
import { call, runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { checkout } from "../pages/checkout";
import { pressSandbox } from "../pages/payment";
import { choosePhotos, chooser, formOf, setPrice, startAtPharmacy } from "../pages/prescription-order";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

const send = en("prescriptions", "send.button");
const agreeName = /^Agree and order for/;

test("a take-away is chosen, led to what is missing, agreed to and paid online", async ({
  page,
  context,
}) => {
  const { token } = await newCustomer();
  const find = await startAtPharmacy(context, { token });
  const shopper = new Shopper(page);
  await page.goto(formOf(find));
  await expect(page.getByLabel(/^Phone/)).not.toHaveValue("");
  await page.getByRole("radio", { name: checkout("type.takeAway") }).check();
  await expect(page.getByRole("region", { name: en("prescriptions", "address.title") })).toHaveCount(0);
  await expect(page.getByRole("region", { name: checkout("collect.title") })).toContainText(
    find.store.address,
  );
  await expect(page.getByText(en("parcels", "extras.tip"))).toHaveCount(0);
  await shopper.press(shopper.button(send));
  await expect(chooser(page, shopper)).toBeFocused();
  // The field itself is hidden: what is drawn of it is around it.
  await expect(chooser(page, shopper).locator("xpath=..")).toBeInViewport();
  await choosePhotos(page, shopper, 1);
  await page.reload();
  await expect(page.getByRole("radio", { name: checkout("type.takeAway") })).toBeChecked();
  await shopper.press(shopper.button(send));
  await expect(page).toHaveURL(/page=my-orders&orderId=\d+/);
  const orderId = Number(/orderId=(\d+)/.exec(page.url())?.[1]);
  await setPrice(orderId, find);
  await page.reload();
  await page.getByRole("radio", { name: /^Sandbox card/ }).check();
  await shopper.press(page.getByRole("button", { name: agreeName }));
  await pressSandbox(page, "pay", "now");
  await expect(page).toHaveURL(new RegExp(`orderId=${orderId}`));
  await expect(page.getByRole("main").getByText(en("orders", "payment.paid"), { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  const [order] = await runningOrders(token);
  expect(order).toMatchObject({
    order_type: "take_away",
    payment_status: "paid",
    payment_method: "digital_payment",
    dm_tips: 0,
    delivery_charge: 0,
  });
});

test("a price is agreed to by a bank transfer, which is filled in at once", async ({ page, context }) => {
  const { token } = await newCustomer();
  const find = await startAtPharmacy(context, { token });
  const shopper = new Shopper(page);
  await page.goto(formOf(find));
  await expect(page.getByLabel(/^Phone/)).not.toHaveValue("");
  await choosePhotos(page, shopper, 1);
  await shopper.press(shopper.button(send));
  await expect(page).toHaveURL(/page=my-orders&orderId=\d+/);
  const orderId = Number(/orderId=(\d+)/.exec(page.url())?.[1]);
  await setPrice(orderId, find);
  await page.reload();
  await page.getByRole("radio", { name: /^Bank transfer/ }).check();
  await shopper.press(page.getByRole("button", { name: agreeName }));
  const answer = (name: string) => shopper.dialog.getByRole("textbox", { name: new RegExp(`^${name}`) });
  await shopper.write(answer("Paid by"), "Nora Ali");
  await shopper.write(answer("Reference"), "RX-77");
  await shopper.press(shopper.dialog.getByRole("button", { name: en("offlinePayment", "save") }));
  const card = page.getByRole("main").getByRole("region", { name: en("offlinePayment", "heading") });
  await expect(card).toContainText("RX-77", { timeout: 60_000 });
  const order = await call<Order>(`/customer/order/track?order_id=${orderId}`, { token });
  expect(order).toMatchObject({
    prescription_state: "agreed",
    payment_method: "offline_payment",
    offline_payment: { data: { status: "pending" } },
  });
});

test("a guest agrees in cash on another device, by the order's number and phone", async ({
  page,
  context,
  browser,
}) => {
  const find = await startAtPharmacy(context);
  const guest = newPerson();
  const shopper = new Shopper(page);
  await page.goto(formOf(find));
  await choosePhotos(page, shopper, 1);
  await page.getByLabel("Name").fill(guest.name);
  await page.getByLabel(/^Phone/).fill(guest.phone);
  await shopper.press(shopper.button(send));
  const number =
    (await page
      .getByRole("dialog")
      .getByText(/^#\d+$/)
      .textContent()) ?? "";
  const orderId = Number(number.slice(1));
  await setPrice(orderId, find);

  const other = await browser.newContext({ viewport: { width: 360, height: 800 } });
  await startVisitWith(other, find);
  const tab = await other.newPage();
  await tab.goto(new URL(`/track-order?order_id=${orderId}`, page.url()).href);
  await tab.getByLabel(en("orders", "track.contact")).fill(guest.phone);
  await tab.getByRole("main").getByRole("button", { name: "Track order" }).click();
  const agree = tab.getByRole("button", { name: agreeName });
  await expect(agree).toBeVisible({ timeout: 30_000 });
  await expect(tab.getByText(en("prescriptions", "priced.elsewhere"))).toBeVisible();
  await expect(tab.getByRole("radio", { name: /^Sandbox card/ })).toHaveCount(0);
  await agree.click();
  await expect(tab.getByText(en("prescriptions", "priced.agreed"))).toBeVisible();
  await expect(agree).toHaveCount(0);
  await other.close();
  // The device on which it was ordered hears of it.
  const dialog = page.getByRole("dialog");
  await shopper.press(shopper.button("Track order", dialog));
  await expect(page.getByRole("dialog").getByText(en("orders", "headline.pending")).first()).toBeVisible({
    timeout: 60_000,
  });
});
