import { newCustomer, newPerson } from "../fixtures/customers";
import { call, runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { stored } from "../pages/location";
import { chooseCategory, end, fillReceiver, startInParcels } from "../pages/parcel";
import { pressSandbox } from "../pages/payment";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";

test.use({ hasTouch: true });

test("a guest sends a parcel from the home, what was typed survives a reload, and the home's tracker finds it", async ({
  page,
  context,
}) => {
  const { receiverPlace } = await startInParcels(context);
  const shopper = new Shopper(page);
  const guest = newPerson();
  await page.goto("/home");
  const main = page.getByRole("main");
  // The tracker says what it needs.
  await expect(main.getByRole("searchbox")).toHaveCount(0);
  await expect(main.getByText(en("parcels", "categories.text"))).toBeVisible();
  const track = main.getByRole("button", { name: "Track order" });
  await shopper.press(track);
  await shopper.isTold("Need a order id");
  await main.getByLabel("Order ID").fill("12345678");
  await shopper.press(track);
  await shopper.isTold("Need a contact number");

  await chooseCategory(shopper, "Documents");
  // On the narrowest phones nothing is wider than its card.
  await page.setViewportSize({ width: 360, height: 800 });
  const room = await end(page, "Sender")
    .getByRole("button", { name: /Pick/ })
    .evaluate((button) => {
      const own = button.getBoundingClientRect();
      return (button.parentElement?.getBoundingClientRect().right ?? Number.NaN) - own.right;
    });
  expect(room).toBeGreaterThanOrEqual(0);
  const [location, zone] = [await stored(page, "location"), await stored(page, "zoneid")];
  const place = shopper.button("Place order");
  await shopper.press(place);
  await expect(end(page, "Receiver").getByText("Please pick the place on the map")).toBeVisible();
  await fillReceiver(shopper, receiverPlace);
  const sender = end(page, "Sender");
  await sender.getByLabel("Name").fill(guest.name);
  await sender.getByLabel("Phone").fill(guest.phone);
  await sender.getByLabel("Email").fill(guest.email);
  // The shopper's own place is what it was.
  expect([await stored(page, "location"), await stored(page, "zoneid")]).toEqual([location, zone]);

  await page.reload();
  await expect(end(page, "Receiver").getByLabel("Name")).toHaveValue("Alan Turing");
  await page.getByLabel("Instructions").selectOption("Keep it upright");
  await shopper.press(page.getByText("Receiver", { exact: true }).last());
  await expect(page.getByText("The receiver pays the courier at the door.")).toBeVisible();
  const summary = page.getByRole("complementary", { name: "Summary" });
  await expect(summary.getByText("Total", { exact: true })).toBeVisible();
  await shopper.press(place);
  const orderId = await shopper.placedOrder();
  await shopper.closeDialog();

  await main.getByLabel("Order ID").fill(String(orderId));
  await main.getByLabel("Phone").fill(guest.phone);
  await shopper.press(track);
  const drawer = page.getByRole("dialog", { name: "Track order" });
  await expect(drawer).toContainText(String(orderId));
  await expect(drawer).toContainText("Alan Turing");
});

test("a customer sends a parcel, says how they paid it outside of the app, sees it with both ends, and tracks it by its number alone", async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  const { receiverPlace } = await startInParcels(context, customer);
  const shopper = new Shopper(page);
  await page.goto("/home");
  await chooseCategory(shopper, "Gift");
  await expect(end(page, "Sender").getByLabel("Name")).toHaveValue(customer.name);
  await fillReceiver(shopper, receiverPlace);
  const transfer = page.getByRole("radio", { name: /^Bank transfer/ });
  await transfer.check();
  const answer = (name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });
  await answer("Paid by").fill("Nora Ali");
  await shopper.press(shopper.button("Place order"));
  // The missing field shows its error, and nothing was ordered.
  await expect(answer("Reference")).toBeFocused();
  await expect(answer("Reference")).toHaveAttribute("aria-invalid", "true");
  expect(await runningOrders(customer.token)).toEqual([]);
  await answer("Reference").fill("AB-123");
  await page.reload();
  await expect(transfer).toBeChecked();
  await expect(answer("Reference")).toHaveValue("AB-123");
  await shopper.press(shopper.button("Place order"));
  await expect(page).toHaveURL(/page=my-orders&orderId=\d+/, { timeout: 30_000 });
  const [order] = await runningOrders(customer.token);
  expect(order).toMatchObject({
    order_type: "parcel",
    charge_payer: "sender",
    order_status: "pending",
    offline_payment: { data: { status: "pending" } },
  });
  await expect(page.getByRole("main").getByText("Alan Turing")).toHaveCount(1, { timeout: 60_000 });
  await expect(page.getByRole("main")).toContainText("Gift");
  await expect(page.getByRole("region", { name: en("offlinePayment", "heading") })).toContainText("AB-123");
  const details = await call<{ receiver_details: { zone_id: number } }>(
    `/customer/order/details?order_id=${order?.id}`,
    { token: customer.token },
  );
  expect(details.receiver_details.zone_id).toBeGreaterThan(0);

  await page.goto("/home");
  const main = page.getByRole("main");
  await expect(main.getByLabel("Phone")).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  // The button is level with the box beside it.
  await expect(async () => {
    const [box, button] = await Promise.all([
      main.getByLabel("Order ID").boundingBox(),
      main.getByRole("button", { name: "Track order" }).boundingBox(),
    ]);
    const middle = (one: typeof box) => (one ? one.y + one.height / 2 : Number.NaN);
    expect(Math.abs(middle(box) - middle(button))).toBeLessThan(2);
  }).toPass();
  await main.getByLabel("Order ID").fill("99999999");
  await shopper.press(main.getByRole("button", { name: "Track order" }));
  const drawer = page.getByRole("dialog", { name: "Track order" });
  await expect(drawer).toContainText("Order not found");
});

test("a customer pays a parcel online: refused at first, then by the failed order's way out, once", async ({
  page,
  context,
}) => {
  const customer = await newCustomer();
  const { receiverPlace } = await startInParcels(context, customer);
  const shopper = new Shopper(page);
  await page.goto("/home");
  await chooseCategory(shopper, "Gift");
  // The payer comes before the payment method: there is no price until both ends are known.
  await expect(page.getByText(en("parcels", "payment.afterPrice"))).toBeVisible();
  await fillReceiver(shopper, receiverPlace);
  const online = page.getByRole("radio", { name: /^Sandbox card/ });
  await online.check();
  // A receiver pays in cash, and the sender's choice is there again afterwards.
  const payer = page.getByRole("group", { name: en("parcels", "payment.payer") });
  await payer.getByText(en("parcels", "payment.receiver")).click();
  await expect(online).toHaveCount(0);
  await payer.getByText(en("parcels", "payment.sender")).click();
  await expect(online).toBeChecked();
  const summary = page.getByRole("complementary", { name: en("parcels", "summary.title") });
  await expect(summary.getByText(en("checkout", "payment.online"))).toBeVisible();
  await shopper.press(shopper.button(en("parcels", "summary.place")));
  await pressSandbox(page, "fail");
  const question = page.getByRole("alertdialog", { name: en("orders", "failed.agree") });
  await expect(question).toBeVisible();
  // It is under way, but not paid.
  expect((await runningOrders(customer.token)).map((order) => order.order_status)).toEqual(["failed"]);
  await shopper.press(question.getByRole("button", { name: en("orders", "failed.switch") }));
  await expect
    .poll(async () =>
      (await runningOrders(customer.token)).map((order) => [order.order_type, order.payment_method]),
    )
    .toEqual([["parcel", "cash_on_delivery"]]);
});
