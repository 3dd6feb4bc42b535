/** Orders, wallets and refunds through Stripe in currencies that are not counted in hundredths everywhere. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OrderQuote } from "@/contract/calls/order-quote";
import { items, orders, payments, refundRequests, stores } from "../../db/schema";
import { writeSetting } from "../../services/settings/settings";
import { brokenAmounts } from "../../testing/broken-amounts";
import { textOfCommand } from "../../testing/operator";
import { present } from "../../testing/present";
import { checkout, newGuest, plain, type Shopper } from "../../testing/shoppers";
import { openStripeShop } from "../../testing/stripe-shop";
import { moveSession } from "../../testing/stripe-stand-in";
import { openWallets, readBalances, richCustomer } from "../../testing/wallets";

const shop = await openStripeShop();
const { server, api, send, visitPage, orderOnline, paymentOf, statusOf, trackOrder } = shop;
const { context } = server;
const { database } = context;
afterAll(shop.close);
await database.update(stores).set({ tax: 0, minimumOrder: 0 });
await writeSetting(database, "additional_charge_status", 0);
await openWallets(server);
const refund = textOfCommand(context, "refund");

/** From now on a soup costs so much (minor units), and nothing else is charged. */
async function sellSoup(currency: string, digits: number, price: number): Promise<void> {
  await shop.switchCurrency(currency, digits);
  await database.update(items).set({ price }).where(eq(items.id, shop.shop.soup));
}

const soup = {
  order_type: "take_away",
  payment_method: "digital_payment",
  is_buy_now: 1,
  cart: JSON.stringify([plain(shop.shop.soup)]),
};

async function quote(who: Shopper, changes: Record<string, unknown> = {}): Promise<OrderQuote> {
  const { food, zone } = shop.shop;
  const body = checkout(shop.shop, { ...soup, ...changes });
  const asked = await server.call("POST", "/customer/order/quote", {
    ...who,
    module: food,
    zone: [zone],
    body,
  });
  expect(asked.status).toBe(200);
  return asked.body;
}

/** Opens Stripe's page for an order; the session there. */
async function sessionOf(order: { order_id: number; user_id: number }) {
  expect((await visitPage(order, { payment_method: "stripe" })).statusCode).toBe(303);
  return present(api.sessions.get(present((await paymentOf(order)).session)));
}

/** A customer asks for the money of an order. */
async function askBack(orderId: number, customerId: number, amount: number): Promise<void> {
  await database.update(orders).set({ status: "refund_requested" }).where(eq(orders.id, orderId));
  const createdAt = context.clock.now();
  await database.insert(refundRequests).values({ orderId, customerId, reason: "cold", amount, createdAt });
}

describe("an order that is paid by card", () => {
  it.each([
    // currency, decimals of the shop, price, what rounding adds, total (all minor units), what Stripe charges
    ["kwd", 3, 5_125, 5, 5_130, 5_130],
    ["kwd", 3, 5_124, -4, 5_120, 5_120],
    ["kwd", 2, 513, 0, 513, 5_130],
    ["bhd", 3, 1_238, 2, 1_240, 1_240],
    ["omr", 3, 9_990, 0, 9_990, 9_990],
    ["jpy", 0, 1_250, 0, 1_250, 1_250],
    ["isk", 0, 2_490, 0, 2_490, 249_000],
    ["ugx", 0, 15_500, 0, 15_500, 1_550_000],
    ["usd", 2, 501, 0, 501, 501],
    ["usd", 0, 5, 0, 5, 500],
    ["huf", 0, 1_993, 0, 1_993, 199_300],
    ["huf", 2, 199_350, 0, 199_350, 199_350],
    ["twd", 0, 320, 0, 320, 32_000],
    ["mga", 2, 500_050, 50, 500_100, 5_001],
  ])(
    "in %s with %i decimals: %i rounds by %i to %i and is charged as %i",
    async (currency, digits, price, rounding, total, charged) => {
      await sellSoup(currency, digits, price);
      const who = await newGuest(server);
      const major = (minor: number) => minor / 10 ** digits;
      const quoted = await quote(who);
      expect([quoted.total, quoted.rounding]).toEqual([major(total), major(rounding)]);
      const order = await orderOnline(who, soup);
      expect(order.total_ammount).toBe(major(total));
      const session = await sessionOf(order);
      expect([session.amount_total, session.currency]).toEqual([charged, currency]);
      moveSession(session, "paid");
      await send("checkout.session.completed", session);
      expect(await statusOf(order)).toEqual(["confirmed", "paid", "paid"]);
      const tracked = await trackOrder(who, order.order_id);
      expect([tracked.order_amount, tracked.rounding]).toEqual([major(total), major(rounding)]);
    },
  );
});

describe("a shop in dinars of a thousand fils", () => {
  beforeAll(() => sellSoup("kwd", 3, 5_125));

  it("takes the part from a wallet that leaves a rest which can be charged", async () => {
    const who = await richCustomer(server);
    await textOfCommand(context)("fund", who.email, "2.347");
    const parts = { partial_payment: 1 };
    const quoted = await quote(who, parts);
    expect([quoted.total, quoted.from_wallet]).toEqual([5.13, 2.34]);
    const order = await orderOnline(who, { ...soup, ...parts });
    const session = await sessionOf({ order_id: order.order_id, user_id: who.id });
    expect(session.amount_total).toBe(2_790);
    expect((await readBalances(server, who)).money).toBe(0.007);
  });

  it("says at the field what can be added to a wallet, and adds that", async () => {
    for (const [key, value] of Object.entries({ add_fund_status: 1, add_fund_minimum: 1 }))
      await writeSetting(database, key, value);
    const who = await richCustomer(server);
    const add = (amount: number) =>
      server.call("POST", "/customer/wallet/add-fund", {
        ...who,
        body: { amount, payment_method: "stripe", callback: "http://localhost:8080/profile" },
        headers: { host: "localhost:8080" },
      });
    for (const amount of [5.125, 1.001, 9.999]) {
      const refused = await add(amount);
      expect([refused.status, refused.errors]).toEqual([
        403,
        [{ code: "amount", message: "Amounts that are paid like this are a multiple of $0.010." }],
      ]);
    }
    expect((await add(5.12)).status).toBe(200);
    const [payment] = await database.select().from(payments).where(eq(payments.customerId, who.id));
    expect(payment?.amount).toBe(5_120);
  });

  it("gives back parts that Stripe can give back, and all of an order whatever it is", async () => {
    const askedBack = async () => {
      const who = await richCustomer(server);
      const { order_id: orderId } = await orderOnline(who, soup);
      const session = await sessionOf({ order_id: orderId, user_id: who.id });
      moveSession(session, "paid");
      await send("checkout.session.completed", session);
      await askBack(orderId, who.id, 5_130);
      return String(orderId);
    };
    const part = await askedBack();
    await expect(refund(part, "approve", "2.565")).rejects.toThrow("must be a multiple of 0.010");
    expect(await refund(part, "approve", "2.560")).toContain("2.56");
    const whole = await askedBack();
    await refund(whole, "approve");
    await server.runJobs();
    expect(api.refunds.map(({ amount }) => amount).sort()).toEqual(["2560", null]);
  });
});

describe("a shop in yen", () => {
  beforeAll(async () => {
    await sellSoup("jpy", 0, 1_251);
    await database.update(stores).set({ tax: 850 });
  });
  afterAll(() => database.update(stores).set({ tax: 0 }));

  it("counts whole yen from the cart to what goes back", async () => {
    const who = await richCustomer(server);
    const { food, zone, soup: id } = shop.shop;
    const calls = { ...who, module: food, zone: [zone] };
    const body = { ...plain(id), quantity: 3 };
    expect((await server.call("POST", "/customer/cart/add", { ...calls, body })).status).toBe(200);
    const cart = await server.call("GET", "/customer/cart/list", calls);
    expect(cart.body).toMatchObject([{ price: 1_251, quantity: 3 }]);
    expect(brokenAmounts(cart.body)).toEqual([]);

    const quoted = await quote(who);
    // 8.5 % of 1,251 are 106.335.
    expect([quoted.total, quoted.tax.amount, quoted.rounding]).toEqual([1_357, 106, 0]);
    expect(brokenAmounts(quoted)).toEqual([]);
    const { order_id: orderId, total_ammount: total } = await orderOnline(who, soup);
    expect(total).toBe(1_357);
    const session = await sessionOf({ order_id: orderId, user_id: who.id });
    expect([session.amount_total, session.currency]).toEqual([1_357, "jpy"]);
    moveSession(session, "paid");
    await send("checkout.session.completed", session);
    const tracked = await trackOrder(who, orderId);
    expect(tracked).toMatchObject({ order_amount: 1_357, total_tax_amount: 106 });
    expect(brokenAmounts(tracked)).toEqual([]);
    const details = await server.call("GET", `/customer/order/details?order_id=${orderId}`, calls);
    expect(brokenAmounts(details.body)).toEqual([]);

    await askBack(orderId, who.id, 1_357);
    await expect(refund(String(orderId), "approve", "500.50")).rejects.toThrow("have no decimals");
    expect(await refund(String(orderId), "approve", "500")).toBe(
      "500 goes back to the card or account that the order was paid with.",
    );
  });
});

describe("a shop without small coins", () => {
  beforeAll(() => sellSoup("chf", 2, 1_237));

  it.each([
    ["cash_on_delivery", 12.35, -0.02],
    ["digital_payment", 12.37, 0],
  ])("asks for what can be paid: %s", async (payment_method, total, rounding) => {
    const who = await newGuest(server);
    const quoted = await quote(who, { payment_method });
    expect([quoted.total, quoted.rounding]).toEqual([total, rounding]);
    const order = await orderOnline(who, { ...soup, payment_method });
    expect(order.total_ammount).toBe(total);
  });

  it("takes a part from a wallet that leaves coins", async () => {
    const who = await richCustomer(server, 5.03);
    const parts = { payment_method: "cash_on_delivery", partial_payment: 1 };
    const quoted = await quote(who, parts);
    expect([quoted.total, quoted.from_wallet, quoted.in_cash]).toEqual([12.35, 5, 7.35]);
  });

  it("rounds an order that was to be paid by card when it is paid in cash after all, and says so before", async () => {
    const who = await newGuest(server);
    const order = await orderOnline(who, soup);
    const unpaid = await server.call("GET", "/customer/order/payment-failed", who);
    expect([unpaid.body.order_amount, unpaid.body.cash_order_amount]).toEqual([12.37, 12.35]);
    const move = (headers: Record<string, string>) =>
      server.call("PUT", "/customer/order/payment-method", {
        ...who,
        headers,
        body: { order_id: order.order_id },
      });
    const unseen = await move({ "x-expected-total": String(unpaid.body.order_amount) });
    expect([unseen.status, unseen.errors[0]?.code, unseen.newTotal]).toEqual([409, "order_amount", 12.35]);
    expect((await trackOrder(who, order.order_id)).order_status).toBe("failed");
    expect((await move({ "x-expected-total": "twelve" })).status).toBe(403);
    const moved = await move({ "x-expected-total": String(unpaid.body.cash_order_amount) });
    expect(moved.status).toBe(200);
    const tracked = await trackOrder(who, order.order_id);
    expect([tracked.order_amount, tracked.rounding]).toEqual([12.35, -0.02]);
  });

  it.each([
    [1, 12],
    [0, 12.37],
  ])("rounds cash as the operator says: %s", async (rounding, total) => {
    await textOfCommand(context, "config")("set", "cash_rounding", String(rounding));
    const quoted = await quote(await newGuest(server), { payment_method: "cash_on_delivery" });
    expect(quoted.total).toBe(total);
  });
});
