import { createHash, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Order } from "@/contract";
import { rowsOf } from "../../db/rows";
import { items, orders, paymentLog, payments, sandboxSessions } from "../../db/schema";
import { receiveWebhook } from "../../services/payments/receive-webhook";
import { pressSandbox, sandboxMessage } from "../../services/payments/sandbox-gateway";
import { settlePayment } from "../../services/payments/settle-payment";
import { writeSetting } from "../../services/settings/settings";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newGuest, place, plain, type Shopper } from "../../testing/shoppers";
import { openWallets, readBalances, readWallet, richCustomer } from "../../testing/wallets";

const { server, shop } = await openShopServer({ paymentSandbox: true });
const { context } = server;
const { database } = context;
beforeAll(async () => {
  await openWallets(server);
  await writeSetting(database, "digital_payment", true);
});
afterAll(() => server.close());

const shopPage = "http://localhost:8080/home?tab=1";

/** Orders soups (or what is named) to be paid online. */
async function orderOnline(who: Shopper, changes: Record<string, unknown> = {}) {
  const placed = await place(server, shop, who, {
    payment_method: "digital_payment",
    is_buy_now: 1,
    cart: JSON.stringify([plain(shop.soup)]),
    ...changes,
  });
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
  return placed.body;
}

const get = (url: string) => server.inject({ method: "GET", url, headers: { host: "localhost:8080" } });

async function openPage(order: { order_id: number; user_id: number }, changes: Record<string, string> = {}) {
  const query = new URLSearchParams({
    order_id: String(order.order_id),
    customer_id: String(order.user_id),
    payment_method: "sandbox",
    payment_platform: "web",
    callback: shopPage,
    ...changes,
  });
  return get(`/payment-mobile?${query}`);
}

/** From the payment page to the sandbox, one button, and back: the address that the shopper is led to. */
async function pay(
  order: { order_id: number; user_id: number },
  choice: "pay" | "slow" | "fail" | "cancel",
  message = "never",
) {
  const opened = await openPage(order);
  expect(opened.statusCode).toBe(303);
  const page = await get(String(opened.headers.location));
  expect(page.statusCode).toBe(200);
  const token = present(/name="session" value="([^"]+)"/.exec(page.body)?.[1]);
  const pressed = await server.inject({
    method: "POST",
    url: "/payment-mobile/sandbox",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ session: token, choice, message }).toString(),
  });
  expect(pressed.statusCode).toBe(303);
  const back = await get(String(pressed.headers.location));
  expect(back.statusCode).toBe(303);
  return new URL(String(back.headers.location));
}

async function track(who: Shopper, id: number): Promise<Order> {
  const query: Record<string, string | number> = { order_id: id };
  if (who.guest !== undefined) query.contact_number = "+15550123456";
  return (await server.call("GET", "/customer/order/track", { ...who, query })).body;
}
const lookUp = async (who: Shopper, id: number) =>
  (await server.call("GET", "/customer/order/payment-failed", { ...who, query: { order_id: id } })).body;

const paymentOf = async (orderId: number) => {
  const rows = await database.select().from(payments).where(eq(payments.orderId, orderId));
  return present(rows.at(-1));
};
const movesOf = async (id: string) =>
  (await database.select().from(paymentLog).where(eq(paymentLog.paymentId, id)).orderBy(paymentLog.id)).map(
    ({ toStatus, movedBy }) => `${toStatus} by ${movedBy}`,
  );
const stockOf = async (id: number) =>
  present((await database.select({ stock: items.stock }).from(items).where(eq(items.id, id)))[0]).stock;
const minutes = (count: number) => server.clock.advance(count * 60_000);

/** Everything that was charged and not given back, and everything that orders and wallets say was paid online. */
async function books() {
  const [gateway] = rowsOf<{ sum: string }>(
    await database.execute(
      sql`select coalesce(sum(amount), 0) as sum from sandbox_sessions where state = 'paid'`,
    ),
  );
  const [shopSide] = rowsOf<{ sum: string }>(
    await database.execute(
      sql`select coalesce(sum(total - paid_from_wallet), 0) as sum from orders
          where payment_status = 'paid' and coalesce(rest_method, payment_method) = 'digital_payment'`,
    ),
  );
  const [wallets] = rowsOf<{ sum: string }>(
    await database.execute(
      sql`select coalesce(sum(credit), 0) as sum from wallet_movements where type = 'add_fund'`,
    ),
  );
  return { gateway: Number(gateway?.sum), shop: Number(shopSide?.sum) + Number(wallets?.sum) };
}
const expectBooksToAgree = async () => {
  const { gateway, shop: own } = await books();
  expect(own).toBe(gateway);
};

describe("an order that is paid online", () => {
  it("waits unpaid, has not failed, runs once it is paid, and leads back with the result", async () => {
    const who = await newGuest(server);
    await fillCart(server, who, shop.food, plain(shop.soup));
    const order = await orderOnline(who, { is_buy_now: 0, cart: undefined });
    expect(order.status).toBe("failed");
    const before = await track(who, order.order_id);
    expect([before.payment_status, before.payment_method, before.failed]).toEqual([
      "unpaid",
      "digital_payment",
      null,
    ]);
    expect((await lookUp(who, order.order_id)).payment_state).toBe("unpaid");
    const back = await pay(order, "pay");
    expect([back.origin, back.pathname, Object.fromEntries(back.searchParams)]).toEqual([
      "http://localhost:8080",
      "/home",
      { tab: "1", flag: "success", order_id: String(order.order_id) },
    ]);
    const after = await track(who, order.order_id);
    expect([after.order_status, after.payment_status]).toEqual(["confirmed", "paid"]);
    expect(after.payments).toMatchObject([{ payment_status: "paid", amount: order.total_ammount }]);
    expect(await lookUp(who, order.order_id)).toMatchObject({ payment_state: "paid" });
    await expectBooksToAgree();
  });

  it.each([
    ["fail", "fail", "failed"],
    ["cancel", "cancel", "canceled"],
  ] as const)(
    "that the bank answers with %s is failed and can be paid again",
    async (choice, flag, status) => {
      const who = await newGuest(server);
      const order = await orderOnline(who);
      expect((await pay(order, choice)).searchParams.get("flag")).toBe(flag);
      const payment = await paymentOf(order.order_id);
      expect(payment.status).toBe(status);
      expect((await track(who, order.order_id)).failed).not.toBeNull();
      expect((await lookUp(who, order.order_id)).payment_state).toBe("failed");
      expect((await pay(order, "pay")).searchParams.get("flag")).toBe("success");
      expect((await track(who, order.order_id)).order_status).toBe("confirmed");
      await expectBooksToAgree();
    },
  );

  it("is not called failed by a slow bank, cannot be paid or changed meanwhile, and is found to be paid", async () => {
    const who = await newGuest(server);
    const order = await orderOnline(who);
    expect((await pay(order, "slow")).searchParams.get("flag")).toBe("pending");
    expect((await lookUp(who, order.order_id)).payment_state).toBe("checking");
    expect((await track(who, order.order_id)).failed).toBeNull();
    const switched = await server.call("PUT", "/customer/order/payment-method", {
      ...who,
      body: { order_id: order.order_id },
    });
    expect([switched.status, switched.errors[0]?.code]).toEqual([403, "payment"]);
    // Paying again leads to the same attempt and not to a second one.
    const again = await openPage(order);
    expect(String(again.headers.location)).toContain("/payment-mobile/return?");
    server.clock.advance(21_000);
    expect((await lookUp(who, order.order_id)).payment_state).toBe("paid");
    expect((await track(who, order.order_id)).order_status).toBe("confirmed");
    const started = await database.select().from(payments).where(eq(payments.orderId, order.order_id));
    expect(started).toHaveLength(1);
  });

  it("has one attempt for two tabs that open the page at once", async () => {
    const order = await orderOnline(await newGuest(server));
    const pages = await Promise.all([openPage(order), openPage(order), openPage(order)]);
    expect(new Set(pages.map(({ headers }) => headers.location)).size).toBe(1);
    const rows = await database.select().from(payments).where(eq(payments.orderId, order.order_id));
    expect(rows).toHaveLength(1);
  });

  it("is paid by the message alone when nobody came back, also after the answer got lost with the process", async () => {
    const who = await newGuest(server);
    const order = await orderOnline(who);
    await openPage(order);
    const { session } = await paymentOf(order.order_id);
    // The bank has charged; the server was killed before the shopper's return was answered.
    await pressSandbox(context, present(session), { choice: "pay", message: "never" });
    expect((await track(who, order.order_id)).payment_status).toBe("unpaid");
    const { body, headers } = await sandboxMessage(database, present(session));
    for (let copy = 0; copy < 3; copy += 1)
      expect(await receiveWebhook(context, "sandbox", body, headers)).toBe(true);
    expect((await track(who, order.order_id)).order_status).toBe("confirmed");
    expect(await movesOf((await paymentOf(order.order_id)).id)).toEqual(["paid by webhook"]);
    await expectBooksToAgree();
  });

  it("is found to be paid by the job when neither message nor return came", async () => {
    const who = await newGuest(server);
    const order = await orderOnline(who);
    await openPage(order);
    const { session } = await paymentOf(order.order_id);
    await pressSandbox(context, present(session), { choice: "pay", message: "never" });
    minutes(2);
    await runUnpaidOrders();
    expect((await track(who, order.order_id)).order_status).toBe("confirmed");
  });

  it("counts a message that comes after a failure, and no failure after a charge", async () => {
    const who = await newGuest(server);
    const order = await orderOnline(who);
    await pay(order, "fail");
    const payment = await paymentOf(order.order_id);
    const charged = { amount: payment.amount, currency: payment.currency };
    await database
      .update(sandboxSessions)
      .set({ state: "paid" })
      .where(eq(sandboxSessions.id, present(payment.session)));
    await settlePayment(context, payment, { state: "paid", paid: charged, payUrl: null }, "webhook");
    await settlePayment(context, payment, { state: "failed", paid: null, payUrl: null }, "webhook");
    expect((await track(who, order.order_id)).order_status).toBe("confirmed");
    expect(await movesOf(payment.id)).toEqual(["failed by return", "paid by webhook"]);
    await expectBooksToAgree();
  });
});

/** Queues the job that runs every minute, and runs what is due. */
async function runUnpaidOrders() {
  await database.transaction((tx) => context.jobs.send(tx, "unpaid-orders", {}));
  await server.runJobs();
}

describe("what is forged", () => {
  it("is refused: callbacks elsewhere, other people's orders, links and messages that the server did not sign", async () => {
    const order = await orderOnline(await newGuest(server));
    for (const callback of [
      "https://evil.test/",
      "//evil.test",
      "javascript:alert(1)",
      "http://localhost:8080@evil.test/",
    ])
      expect((await openPage(order, { callback })).statusCode).toBe(403);
    expect((await openPage({ ...order, user_id: order.user_id + 1 })).statusCode).toBe(404);
    expect((await openPage(order, { payment_method: "stripe" })).statusCode).toBe(403);
    await openPage(order);
    const payment = await paymentOf(order.order_id);
    const fake = createHash("sha256").update("x").digest("base64url");
    for (const url of [
      `/payment-mobile/return?payment=${payment.id}.${fake}`,
      `/payment-mobile/return?payment=${payment.id}`,
      `/payment-mobile/sandbox?session=${payment.session}.${fake}`,
      "/payment-mobile/pay?payment=x",
    ])
      expect((await get(url)).statusCode).toBe(404);
    await pressSandbox(context, present(payment.session), { choice: "pay", message: "never" });
    const forged = await server.inject({
      method: "POST",
      url: "/payment-mobile/webhook/sandbox",
      headers: { "content-type": "application/json", "x-sandbox-signature": fake },
      payload: JSON.stringify({ session: payment.session }),
    });
    expect(forged.statusCode).toBe(400);
    expect((await paymentOf(order.order_id)).status).toBe("started");
    const { body, headers } = await sandboxMessage(database, present(payment.session));
    const real = await server.inject({
      method: "POST",
      url: "/payment-mobile/webhook/sandbox",
      headers: { "content-type": "application/json", ...headers },
      payload: body,
    });
    expect(real.statusCode).toBe(200);
    expect((await paymentOf(order.order_id)).status).toBe("paid");
  });

  it("is refused by the database: a move that is none, and another amount", async () => {
    const order = await orderOnline(await newGuest(server));
    await pay(order, "pay");
    const { id } = await paymentOf(order.order_id);
    const set = (values: Partial<typeof payments.$inferInsert>) =>
      database.update(payments).set(values).where(eq(payments.id, id));
    await expect(set({ status: "failed" })).rejects.toThrow();
    await expect(set({ amount: 1 })).rejects.toThrow();
  });

  it("pays for nothing with another amount, which goes back", async () => {
    const who = await newGuest(server);
    const order = await orderOnline(who);
    await openPage(order);
    const payment = await paymentOf(order.order_id);
    await pressSandbox(context, present(payment.session), { choice: "pay", message: "never" });
    const little = { amount: 1, currency: payment.currency };
    await settlePayment(context, payment, { state: "paid", paid: little, payUrl: null }, "webhook");
    await server.runJobs();
    expect((await paymentOf(order.order_id)).status).toBe("refunded");
    expect((await track(who, order.order_id)).payment_status).toBe("unpaid");
    await expectBooksToAgree();
  });
});

describe("the stock of an order that is not paid", () => {
  const rice = (who: Shopper) =>
    place(
      server,
      shop,
      who,
      {
        payment_method: "digital_payment",
        store_id: shop.market,
        is_buy_now: 1,
        cart: JSON.stringify([plain(shop.lastPiece)]),
      },
      { module: shop.grocery, key: randomUUID() },
    );

  it("is held for half an hour, goes back once, and a late charge takes it again or is refunded", async () => {
    const who = await newGuest(server);
    // The last piece goes to one of fifty.
    const many = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        rice({ ...(await newGuest(server)), address: `10.1.${index}.1` }),
      ),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stockOf(shop.lastPiece)).toBe(0);
    minutes(29);
    await runUnpaidOrders();
    expect(await stockOf(shop.lastPiece)).toBe(0);
    minutes(2);
    await runUnpaidOrders();
    await runUnpaidOrders();
    expect(await stockOf(shop.lastPiece)).toBe(1);

    const first = (await rice(who)).body;
    await openPage(first);
    const payment = await paymentOf(first.order_id);
    minutes(31);
    await runUnpaidOrders();
    expect((await paymentOf(first.order_id)).status).toBe("canceled");
    // The bank was quicker than the end of its session.
    const late = { amount: payment.amount, currency: payment.currency };
    await database
      .update(sandboxSessions)
      .set({ state: "paid" })
      .where(eq(sandboxSessions.id, present(payment.session)));
    const paid = { state: "paid", paid: late, payUrl: null } as const;
    await settlePayment(context, payment, paid, "webhook");
    expect((await track(who, first.order_id)).order_status).toBe("confirmed");
    expect(await stockOf(shop.lastPiece)).toBe(0);
    await expectBooksToAgree();
  });

  it("that somebody else has bought meanwhile makes a late charge go back", async () => {
    await database.update(items).set({ stock: 1 }).where(eq(items.id, shop.lastPiece));
    const [late, quick] = [await newGuest(server), await newGuest(server)];
    const order = (await rice(late)).body;
    await openPage(order);
    const payment = await paymentOf(order.order_id);
    minutes(31);
    await runUnpaidOrders();
    const other = (await rice(quick)).body;
    expect((await pay(other, "pay")).searchParams.get("flag")).toBe("success");
    await database
      .update(sandboxSessions)
      .set({ state: "paid" })
      .where(eq(sandboxSessions.id, present(payment.session)));
    const charged = { amount: payment.amount, currency: payment.currency };
    await settlePayment(context, payment, { state: "paid", paid: charged, payUrl: null }, "webhook");
    await server.runJobs();
    expect((await lookUp(late, order.order_id)).payment_state).toBe("refunded");
    expect((await paymentOf(order.order_id)).status).toBe("refunded");
    expect(await stockOf(shop.lastPiece)).toBe(0);
    await expectBooksToAgree();
  });

  it("goes back once when it is canceled, whatever follows, and a charge goes back too", async () => {
    await database.update(items).set({ stock: 1 }).where(eq(items.id, shop.lastPiece));
    const who = await newGuest(server);
    const order = (await rice(who)).body;
    await openPage(order);
    const cancel = () =>
      server.call("PUT", "/customer/order/cancel", {
        ...who,
        body: { order_id: order.order_id, reason: "Order payment canceled" },
      });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    minutes(40);
    await runUnpaidOrders();
    expect(await stockOf(shop.lastPiece)).toBe(1);
    expect((await paymentOf(order.order_id)).status).toBe("canceled");
    // Its session is closed at the gateway.
    expect((await openPage(order)).statusCode).toBe(403);
  });
});

describe("an order whose payment failed", () => {
  it("is paid in cash after all, or from the wallet", async () => {
    const customer = await richCustomer(server, 100);
    const first = await orderOnline(customer);
    await pay(first, "fail");
    const cash = await server.call("PUT", "/customer/order/payment-method", {
      token: customer.token,
      body: { order_id: first.order_id },
    });
    expect(cash.status).toBe(200);
    expect(await track(customer, first.order_id)).toMatchObject({
      order_status: "pending",
      payment_method: "cash_on_delivery",
      payment_status: "unpaid",
      failed: null,
    });
    const second = await orderOnline(customer);
    const wallet = () =>
      server.call("POST", "/customer/order/wallet-payment", {
        token: customer.token,
        body: { order_id: second.order_id },
      });
    expect((await wallet()).status).toBe(200);
    expect((await wallet()).status).toBe(400);
    expect(await track(customer, second.order_id)).toMatchObject({
      order_status: "confirmed",
      payment_method: "wallet",
      payment_status: "paid",
    });
    expect((await readBalances(server, customer)).money).toBeCloseTo(100 - second.total_ammount, 5);
  });

  it("with a share from the wallet is over after the half hour, and the share goes back", async () => {
    const customer = await richCustomer(server, 2);
    const order = await orderOnline(customer, { partial_payment: 1 });
    expect((await readBalances(server, customer)).money).toBe(0);
    expect(await track(customer, order.order_id)).toMatchObject({
      order_status: "failed",
      payment_method: "partial_payment",
      payment_status: "unpaid",
      partially_paid_amount: 2,
    });
    minutes(31);
    await runUnpaidOrders();
    expect((await track(customer, order.order_id)).order_status).toBe("canceled");
    expect((await readBalances(server, customer)).money).toBe(2);
    const paid = await orderOnline(customer, { partial_payment: 1 });
    expect((await pay(paid, "pay")).searchParams.get("flag")).toBe("success");
    expect(await track(customer, paid.order_id)).toMatchObject({
      order_status: "confirmed",
      payment_method: "partial_payment",
      payment_status: "paid",
    });
    const [charged] = await database
      .select()
      .from(sandboxSessions)
      .where(eq(sandboxSessions.paymentId, (await paymentOf(paid.order_id)).id));
    expect(charged?.amount).toBe(Math.round((paid.total_ammount - 2) * 100));
    expect((await readWallet(server, customer)).data).toHaveLength(4);
    await expectBooksToAgree();
  });

  it("is refused where nothing can be paid online", async () => {
    await writeSetting(database, "digital_payment", false);
    const who = await newGuest(server);
    const refused = await place(server, shop, who, {
      payment_method: "digital_payment",
      is_buy_now: 1,
      cart: JSON.stringify([plain(shop.soup)]),
    });
    expect([refused.status, refused.errors[0]?.code]).toEqual([403, "digital_payment"]);
    await writeSetting(database, "digital_payment", true);
    const [unpaid] = await database.select().from(orders).where(eq(orders.guestId, who.guest));
    expect(unpaid).toBeUndefined();
  });
});

describe("the sandbox's page", () => {
  it("says what it is, loads nothing from anywhere, and speaks the shopper's language", async () => {
    const order = await orderOnline(await newGuest(server));
    const query = new URLSearchParams({
      order_id: String(order.order_id),
      customer_id: String(order.user_id),
      payment_method: "sandbox",
      callback: shopPage,
    });
    const opened = await server.inject({
      method: "GET",
      url: `/payment-mobile?${query}`,
      headers: { host: "localhost:8080", "accept-language": "ar-EG,en" },
    });
    const page = await get(String(opened.headers.location));
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    expect(page.body).toContain("لا يُسحب أي مال");
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self' http:\/\/localhost:8080;/,
    );
    expect(page.body).not.toContain("<script");
    expect(page.headers["cache-control"]).toBe("no-store");
  });
});
