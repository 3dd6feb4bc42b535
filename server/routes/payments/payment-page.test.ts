import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { paymentLog, payments, sandboxSessions } from "../../db/schema";
import { signPayment } from "../../services/payments/payment-token";
import { receiveWebhook } from "../../services/payments/receive-webhook";
import { pressSandbox, sandboxMessage } from "../../services/payments/sandbox-gateway";
import { settlePayment } from "../../services/payments/settle-payment";
import { openOnlineShop } from "../../testing/online-orders";
import { present } from "../../testing/present";
import { sandboxPayments } from "../../testing/sandbox-payments";
import { fillCart, newGuest, plain } from "../../testing/shoppers";

const open = await openOnlineShop();
const { server, shop, trackOrder, orderOnline, visitPage, paymentOf, lookUp, runMinute } = open;
const { context } = server;
const { database } = context;
afterAll(() => server.close());

const { pay, expectBooksToAgree } = sandboxPayments(open);

const get = (url: string) => server.inject({ method: "GET", url, headers: { host: "localhost:8080" } });
const movesOf = async (id: string) =>
  (await database.select().from(paymentLog).where(eq(paymentLog.paymentId, id)).orderBy(paymentLog.id)).map(
    ({ toStatus, movedBy }) => `${toStatus} by ${movedBy}`,
  );
const minutes = (count: number) => server.clock.advance(count * 60_000);

describe("an order that is paid online", () => {
  it("waits unpaid, has not failed, runs once it is paid, and leads back with the result", async () => {
    const who = await newGuest(server);
    await fillCart(server, who, shop.food, plain(shop.soup));
    const order = await orderOnline(who, { is_buy_now: 0, cart: undefined });
    expect(order.status).toBe("failed");
    const before = await trackOrder(who, order.order_id);
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
    const after = await trackOrder(who, order.order_id);
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
      const payment = await paymentOf(order);
      expect(payment.status).toBe(status);
      expect((await trackOrder(who, order.order_id)).failed).not.toBeNull();
      expect((await lookUp(who, order.order_id)).payment_state).toBe("failed");
      expect((await pay(order, "pay")).searchParams.get("flag")).toBe("success");
      expect((await trackOrder(who, order.order_id)).order_status).toBe("confirmed");
      await expectBooksToAgree();
    },
  );

  it("is not called failed by a slow bank, cannot be paid or changed meanwhile, and is found to be paid", async () => {
    const who = await newGuest(server);
    const order = await orderOnline(who);
    expect((await pay(order, "slow")).searchParams.get("flag")).toBe("pending");
    expect((await lookUp(who, order.order_id)).payment_state).toBe("checking");
    expect((await trackOrder(who, order.order_id)).failed).toBeNull();
    const switched = await server.call("PUT", "/customer/order/payment-method", {
      ...who,
      body: { order_id: order.order_id },
    });
    expect([switched.status, switched.errors[0]?.code]).toEqual([403, "payment"]);
    // Paying again leads to the same attempt and not to a second one.
    const again = await visitPage(order);
    expect(String(again.headers.location)).toContain("/payment-mobile/return?");
    server.clock.advance(21_000);
    expect((await lookUp(who, order.order_id)).payment_state).toBe("paid");
    expect((await trackOrder(who, order.order_id)).order_status).toBe("confirmed");
    const started = await database.select().from(payments).where(eq(payments.orderId, order.order_id));
    expect(started).toHaveLength(1);
  });

  it("has one attempt for two tabs that open the page at once", async () => {
    const order = await orderOnline(await newGuest(server));
    const pages = await Promise.all([visitPage(order), visitPage(order), visitPage(order)]);
    expect(new Set(pages.map(({ headers }) => headers.location)).size).toBe(1);
    const rows = await database.select().from(payments).where(eq(payments.orderId, order.order_id));
    expect(rows).toHaveLength(1);
  });

  it("is paid by the message alone when nobody came back, also after the answer got lost with the process", async () => {
    const who = await newGuest(server);
    const order = await orderOnline(who);
    await visitPage(order);
    const { session } = await paymentOf(order);
    // The bank has charged; the server was killed before the shopper's return was answered.
    await pressSandbox(context, present(session), { choice: "pay", message: "never" });
    expect((await trackOrder(who, order.order_id)).payment_status).toBe("unpaid");
    const { body, headers } = await sandboxMessage(database, present(session));
    for (let copy = 0; copy < 3; copy += 1)
      expect(await receiveWebhook(context, "sandbox", body, headers)).toBe(true);
    expect((await trackOrder(who, order.order_id)).order_status).toBe("confirmed");
    expect(await movesOf((await paymentOf(order)).id)).toEqual(["paid by webhook"]);
    await expectBooksToAgree();
  });

  it.each([
    ["after two minutes", 2],
    ["where the clock has gone back since", -16],
  ])("is found to be paid by the job when neither message nor return came, %s", async (_, later) => {
    const who = await newGuest(server);
    const order = await orderOnline(who);
    await visitPage(order);
    const { session } = await paymentOf(order);
    await pressSandbox(context, present(session), { choice: "pay", message: "never" });
    minutes(later);
    await runMinute();
    expect((await trackOrder(who, order.order_id)).order_status).toBe("confirmed");
  });

  it("counts a message that comes after a failure, and no failure after a charge", async () => {
    const who = await newGuest(server);
    const order = await orderOnline(who);
    await pay(order, "fail");
    const payment = await paymentOf(order);
    const charged = { amount: payment.amount, currency: payment.currency };
    await database
      .update(sandboxSessions)
      .set({ state: "paid" })
      .where(eq(sandboxSessions.id, present(payment.session)));
    await settlePayment(context, payment, { state: "paid", paid: charged, payUrl: null }, "webhook");
    await settlePayment(context, payment, { state: "failed", paid: null, payUrl: null }, "webhook");
    expect((await trackOrder(who, order.order_id)).order_status).toBe("confirmed");
    expect(await movesOf(payment.id)).toEqual(["failed by return", "paid by webhook"]);
    await expectBooksToAgree();
  });
});

describe("what is forged", () => {
  it("is refused: callbacks elsewhere, other people's orders, links and messages that the server did not sign", async () => {
    const order = await orderOnline(await newGuest(server));
    for (const callback of [
      "https://evil.test/",
      "//evil.test",
      "javascript:alert(1)",
      "http://localhost:8080@evil.test/",
    ])
      expect((await visitPage(order, { callback })).statusCode).toBe(403);
    expect((await visitPage(order, { customer_id: String(order.user_id + 1) })).statusCode).toBe(404);
    expect((await visitPage(order, { payment_method: "stripe" })).statusCode).toBe(403);
    await visitPage(order);
    const payment = await paymentOf(order);
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
    expect((await paymentOf(order)).status).toBe("started");
    const { body, headers } = await sandboxMessage(database, present(payment.session));
    const real = await server.inject({
      method: "POST",
      url: "/payment-mobile/webhook/sandbox",
      headers: { "content-type": "application/json", ...headers },
      payload: body,
    });
    expect(real.statusCode).toBe(200);
    expect((await paymentOf(order)).status).toBe("paid");
  });

  it("is refused by the database: a move that is none, and another amount", async () => {
    const order = await orderOnline(await newGuest(server));
    await pay(order, "pay");
    const { id } = await paymentOf(order);
    const set = (values: Partial<typeof payments.$inferInsert>) =>
      database.update(payments).set(values).where(eq(payments.id, id));
    await expect(set({ status: "failed" })).rejects.toThrow();
    await expect(set({ amount: 1 })).rejects.toThrow();
  });

  it("pays for nothing with another amount, which goes back", async () => {
    const who = await newGuest(server);
    const order = await orderOnline(who);
    await visitPage(order);
    const payment = await paymentOf(order);
    await pressSandbox(context, present(payment.session), { choice: "pay", message: "never" });
    const little = { amount: 1, currency: payment.currency };
    await settlePayment(context, payment, { state: "paid", paid: little, payUrl: null }, "webhook");
    await server.runJobs();
    expect((await paymentOf(order)).status).toBe("refunded");
    expect((await trackOrder(who, order.order_id)).payment_status).toBe("unpaid");
    await expectBooksToAgree();
  });
});

describe("a message that is signed and makes no sense", () => {
  it.each([
    "",
    "null",
    "[]",
    "{}",
    "no JSON",
    '{"session":null}',
    '{"session":5}',
    '{"session":"a\\u0000b"}',
    '{"session":{"a":1}}',
    `{"session":"${"x".repeat(10_000)}"}`,
  ])("is refused with 400: %s", async (payload) => {
    const signature = await signPayment(database, "sandbox-message", payload);
    const { statusCode, body } = await server.inject({
      method: "POST",
      url: "/payment-mobile/webhook/sandbox",
      headers: { "content-type": "application/json", "x-sandbox-signature": signature },
      payload,
    });
    expect([statusCode, JSON.parse(body)]).toEqual([400, { received: false }]);
  });
});
