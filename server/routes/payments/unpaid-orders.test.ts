import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coupons, customers, orders, payments, sandboxSessions } from "../../db/schema";
import { joinGuest } from "../../services/auth/guests";
import { cleanUp } from "../../services/maintenance/clean-up";
import { cancelAndRestore } from "../../services/orders/cancel-order";
import { settlePayment } from "../../services/payments/settle-payment";
import { gatewayPage } from "../../services/payments/start-payment";
import { writeSetting } from "../../services/settings/settings";
import { openOnlineShop } from "../../testing/online-orders";
import { present } from "../../testing/present";
import { newCustomer, newGuest, place, plain, type Shopper, shopperPassword } from "../../testing/shoppers";

const open = await openOnlineShop({
  openOrders: { guest: 2, customer: 1000, phone: 1000, address: 1000 },
});
const { server, shop, orderOnline, openPage, orderRow, paymentOf, charge, runMinute } = open;
const { context } = server;
const { database } = context;
const origin = "http://localhost:8080";
const gateway = present(context.paymentGateways.get("sandbox"));
afterAll(() => server.close());

const advance = (minutes: number) => server.clock.advance(minutes * 60_000);

/** An order whose page was opened and whose half hour is over. */
async function lapsedOrder(who: Shopper) {
  const order = await orderOnline(who);
  expect(await openPage(order)).toBe(303);
  advance(31);
  await runMinute();
  expect((await orderRow(order)).holdsStock).toBe(false);
  return order;
}

describe("an order that costs nothing", () => {
  beforeAll(async () => {
    await database.insert(coupons).values({
      code: "GIFT",
      title: "Gift",
      type: "default",
      discount: 10_000,
      startDate: "2020-01-01",
      expireDate: "2099-12-31",
    });
    for (const [key, value] of [
      ["additional_charge_status", 0],
      ["offline_payment_status", 1],
    ] as const)
      await writeSetting(database, key, value);
  });
  afterAll(() => writeSetting(database, "additional_charge_status", 1));

  const placeFor = async (method: "digital_payment" | "offline_payment") =>
    place(server, shop, await newGuest(server), {
      payment_method: method,
      order_type: "take_away",
      coupon_code: "GIFT",
      is_buy_now: 1,
      cart: JSON.stringify([plain(shop.soup)]),
    });

  it("goes on at once where it was to be paid outside of the app: nobody could find nothing at a bank", async () => {
    const { status, body } = await placeFor("offline_payment");
    expect([status, body.total_ammount, body.status]).toEqual([200, 0, "confirmed"]);
    expect((await orderRow(body)).paymentStatus).toBe("paid");
  });

  it("goes on at once, also where it was to be paid online, and the payment page leads back", async () => {
    const placed = await placeFor("digital_payment");
    expect([placed.status, placed.body.total_ammount, placed.body.status]).toEqual([200, 0, "confirmed"]);
    expect((await orderRow(placed.body)).paymentStatus).toBe("paid");
    expect(await openPage(placed.body)).toBe(303);
    expect(await database.select().from(payments).where(eq(payments.orderId, placed.body.order_id))).toEqual(
      [],
    );
  });
});

describe("an order that gave its stock back unpaid", () => {
  it("is refused with too many open orders, or after a day, in every way to pay it", async () => {
    const who = await newGuest(server);
    const order = await lapsedOrder(who);
    const cash = () =>
      server.call("PUT", "/customer/order/payment-method", { ...who, body: { order_id: order.order_id } });
    const others = [await orderOnline(who), await orderOnline(who)];
    expect([await openPage(order), (await cash()).errors[0]?.code]).toEqual([403, "open_orders"]);
    for (const { order_id } of others)
      await server.call("PUT", "/customer/order/cancel", { ...who, body: { order_id, reason: "x" } });
    advance(24 * 60);
    expect([await openPage(order), (await cash()).errors[0]?.code]).toEqual([403, "order"]);
  });

  it("holds its stock two hours at most while it is tried again and again", async () => {
    const order = await orderOnline(await newGuest(server));
    const placedAt = (await orderRow(order)).createdAt.getTime();
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await openPage(order)).toBe(303);
      const until = present((await orderRow(order)).holdsUntil).getTime();
      expect(until).toBeLessThanOrEqual(placedAt + 120 * 60_000);
      const rows = await database.select().from(payments).where(eq(payments.orderId, order.order_id));
      const started = present(rows.find(({ status }) => status === "started"));
      await settlePayment(context, started, { state: "failed", paid: null, payUrl: null }, "webhook");
      advance(25);
    }
    await runMinute();
    expect((await orderRow(order)).holdsStock).toBe(false);
  });

  it("takes the bonus of the first order once; a late charge goes back", async () => {
    const { token } = await newCustomer(server);
    const order = await lapsedOrder({ token });
    await database.update(orders).set({ firstOrderBonus: 1 }).where(eq(orders.id, order.order_id));
    await orderOnline({ token });
    expect(await openPage(order)).toBe(403);
    expect((await charge(order)).status).toBe("refund_due");
    expect((await orderRow(order)).holdsStock).toBe(false);
  });
});

describe("an order that waits to be paid", () => {
  it("keeps where it came from while it holds stock", async () => {
    const order = await orderOnline(await newGuest(server));
    await cleanUp(context);
    expect((await orderRow(order)).placedFrom).not.toBeNull();
    advance(31);
    await runMinute();
    await cleanUp(context);
    expect((await orderRow(order)).placedFrom).toBeNull();
  });

  it("keeps its account from being removed; one that was removed gets a late charge back", async () => {
    const { token } = await newCustomer(server);
    const order = await orderOnline({ token });
    const remove = () =>
      server.call("DELETE", "/customer/remove-account", { token, body: { password: shopperPassword } });
    expect((await remove()).errors[0]?.code).toBe("on-going");
    expect(await openPage(order)).toBe(303);
    advance(31);
    await runMinute();
    expect((await remove()).status).toBe(200);
    expect((await charge(order)).status).toBe("refund_due");
    expect(await orderRow(order)).toMatchObject({ status: "failed", holdsStock: false });
  });

  it("moves to the account that its guest signs in to", async () => {
    const { guest } = await newGuest(server);
    const order = await orderOnline({ guest });
    const { email } = await newCustomer(server);
    const [customer] = await database.select().from(customers).where(eq(customers.email, email));
    const { id } = present(customer);
    const joining = { id, phone: "+12025553456", firebaseToken: null, phoneCounts: true };
    const join = { guestId: guest, customer: joining, sessionHash: null, language: "en" } as const;
    await database.transaction((tx) => joinGuest(tx, { ...join, now: server.clock.now() }));
    expect((await orderRow(order)).customerId).toBe(id);
  });

  it("can be paid by neighbours of somebody who guesses", async () => {
    const order = await orderOnline(await newGuest(server));
    for (let guess = 0; guess < 35; guess += 1)
      await openPage({ order_id: 900_000 + (guess % 5), user_id: 1 });
    expect(await openPage({ order_id: 900_000, user_id: 1 })).toBe(404);
    expect(await openPage(order)).toBe(303);
  });

  it("that ends while the gateway is asked leaves no page on which it can be paid", async () => {
    const order = await orderOnline(await newGuest(server));
    expect(await openPage(order)).toBe(303);
    const begun = await paymentOf(order);
    await database.delete(sandboxSessions).where(eq(sandboxSessions.id, present(begun.session)));
    const payment = { ...begun, session: null };
    await database
      .update(payments)
      .set({ session: null, status: "canceled" })
      .where(eq(payments.id, begun.id));
    expect(await gatewayPage(context, payment, origin)).toContain("/payment-mobile/return");
    const { session } = await paymentOf(order);
    expect((await gateway.read(present(session))).state).toBe("canceled");
  });

  it("is closed at the gateway when the operator cancels it", async () => {
    const order = await orderOnline(await newGuest(server));
    expect(await openPage(order)).toBe(303);
    const close = { now: server.clock.now(), reason: null, note: "x", by: "admin" };
    const row = await orderRow(order);
    await database.transaction((tx) => cancelAndRestore(tx, context, row, close));
    advance(2);
    await runMinute();
    const payment = await paymentOf(order);
    expect([payment.status, (await gateway.read(present(payment.session))).state]).toEqual([
      "canceled",
      "canceled",
    ]);
  });
});
