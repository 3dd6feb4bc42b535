import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { payments } from "../../db/schema";
import { present } from "../../testing/present";
import { newGuest } from "../../testing/shoppers";
import { openStripeShop } from "../../testing/stripe-shop";
import { moveSession } from "../../testing/stripe-stand-in";

const shop = await openStripeShop();
const { server, api, get, begin, send, statusOf, orderOnline, paymentOf, orderRow, runMinute } = shop;
const { context } = server;
const { database } = context;
afterAll(shop.close);

describe("Stripe", () => {
  it("is offered under its name", async () => {
    const { body } = await server.call("GET", "/config", {});
    expect(body.active_payment_method_list).toMatchObject([{ gateway: "stripe", gateway_title: "Stripe" }]);
  });

  it("takes the order's amount in the shop's currency on one page, and a second visit leads there again", async () => {
    const { order, session, page } = await begin();
    expect([session.amount_total, session.currency]).toEqual([(await paymentOf(order)).amount, "usd"]);
    expect(session.client_reference_id).toBe((await paymentOf(order)).id);
    const created = () =>
      api.requests.filter(({ method, path }) => method === "POST" && path === "/v1/checkout/sessions");
    expect(created().at(-1)).toMatchObject({
      key: `start-${session.client_reference_id}`,
      authorization: "Bearer sk_test_123",
    });
    const before = created().length;
    expect((await get(page)).headers.location).toBe(session.url);
    expect(created()).toHaveLength(before);
  });

  it("completed: the order is paid once, however often it is told of and before the shopper is back", async () => {
    const { order, session } = await begin();
    moveSession(session, "paid");
    for (let time = 0; time < 2; time += 1) {
      const told = await send("checkout.session.completed", session);
      expect([told.statusCode, told.json()]).toEqual([200, { received: true }]);
    }
    expect(await statusOf(order)).toEqual(["confirmed", "paid", "paid"]);
    const { returnTo } = await paymentOf(order);
    expect(returnTo).toBe("http://localhost:8080/home");
  });

  it("completed, told by nobody: the minute's question finds it", async () => {
    const { order, session } = await begin();
    moveSession(session, "paid");
    server.clock.advance(61_000);
    await runMinute();
    expect(await statusOf(order)).toEqual(["confirmed", "paid", "paid"]);
  });

  it("a bank that takes its time: the order waits, and is paid or fails with the later message", async () => {
    const [late, refused] = [await begin(), await begin()];
    for (const { session, order } of [late, refused]) {
      moveSession(session, "processing");
      await send("checkout.session.completed", session);
      expect(await statusOf(order)).toEqual(["failed", "unpaid", "started"]);
    }
    moveSession(late.session, "paid");
    await send("checkout.session.async_payment_succeeded", late.session);
    expect(await statusOf(late.order)).toEqual(["confirmed", "paid", "paid"]);
    moveSession(refused.session, "async failed");
    await send("checkout.session.async_payment_failed", refused.session);
    expect(await statusOf(refused.order)).toEqual(["failed", "unpaid", "failed"]);
  });

  it("expired: the payment is over, and another one can be begun", async () => {
    const { order, session, page } = await begin();
    moveSession(session, "expired");
    await send("checkout.session.expired", session);
    expect(await statusOf(order)).toEqual(["failed", "unpaid", "canceled"]);
    const again = await get(page);
    expect(again.statusCode).toBe(303);
    expect(again.headers.location).not.toBe(session.url);
  });

  it.each([
    ["a wrong signature", { secret: "whsec_other" }],
    ["an old message", { ageSeconds: 301 }],
    ["a changed body", { change: (body: string) => body.replace("cs_test", "cs_evil") }],
  ])("%s is refused", async (_name, changes) => {
    const { order, session } = await begin();
    moveSession(session, "paid");
    expect((await send("checkout.session.completed", session, changes)).statusCode).toBe(400);
    expect(await statusOf(order)).toEqual(["failed", "unpaid", "started"]);
  });

  it("a message that says paid of an open session pays nothing: the session itself is asked", async () => {
    const { order, session } = await begin();
    await send("checkout.session.completed", { ...session, status: "complete", payment_status: "paid" });
    expect(await statusOf(order)).toEqual(["failed", "unpaid", "started"]);
  });

  it.each([
    ["amount", { amount: 1 }],
    ["currency", { currency: "eur" }],
  ])("another %s pays for nothing and goes back, once", async (_name, charged) => {
    const { order, session } = await begin();
    moveSession(session, "paid", charged);
    await send("checkout.session.completed", session);
    await server.runJobs();
    const payment = await paymentOf(order);
    expect(await statusOf(order)).toEqual(["failed", "unpaid", "refunded"]);
    const given = api.refunds.filter(({ payment_intent }) => payment_intent === `pi_${session.id}`);
    // Without an amount Stripe gives back whatever was charged.
    expect(given).toMatchObject([{ key: `refund-${payment.id}`, amount: null }]);
    expect(payment.refund).toBe(given[0]?.id);
  });

  it.each([null, 60])(
    "a refund of %s whose answer was lost, long ago, is not given twice",
    async (amount) => {
      const { order, session } = await begin();
      moveSession(session, "paid");
      const { id } = await paymentOf(order);
      const gateway = present(context.paymentGateways.get("stripe"));
      const first = await gateway.refund(session.id, { paymentId: id, attempt: 0, amount });
      api.forgetKeys();
      expect(await gateway.refund(session.id, { paymentId: id, attempt: 0, amount })).toBe(first);
      expect(api.refunds.filter(({ payment_intent }) => payment_intent === `pi_${session.id}`)).toHaveLength(
        1,
      );
    },
  );

  it("says of a charge that Stripe takes too little for that it is to be paid otherwise, which it can be at once", async () => {
    const order = await orderOnline(await newGuest(server));
    const query = new URLSearchParams({
      order_id: String(order.order_id),
      customer_id: String(order.user_id),
      payment_method: "stripe",
      callback: "http://localhost:8080/home",
    });
    api.setMinimumCharge(1_000_000);
    try {
      const page = await get(`/payment-mobile?${query}`);
      expect([page.statusCode, page.body]).toEqual([
        403,
        expect.stringContaining("too small to be paid online"),
      ]);
    } finally {
      api.setMinimumCharge(50);
    }
    const cash = await server.call("PUT", "/customer/order/payment-method", {
      guest: order.user_id,
      body: { order_id: order.order_id },
    });
    expect([cash.status, (await orderRow(order)).paymentMethod]).toEqual([200, "cash_on_delivery"]);
  });

  it("messages about something else are taken and change nothing", async () => {
    const { order } = await begin();
    expect((await send("customer.created", { id: "cus_1", object: "customer" })).statusCode).toBe(200);
    expect((await send("charge.refunded", { id: "ch_1", payment_intent: "pi_other" })).statusCode).toBe(200);
    expect((await paymentOf(order)).status).toBe("started");
  });

  it("a canceled order's page cannot be paid any more", async () => {
    const { order, session } = await begin();
    await database
      .update(payments)
      .set({ updatedAt: new Date(0) })
      .where(eq(payments.orderId, order.order_id));
    const who = { guest: order.user_id };
    const canceled = await server.call("PUT", "/customer/order/cancel", {
      ...who,
      body: { order_id: order.order_id, reason: "Changed my mind" },
    });
    expect(canceled.status).toBe(200);
    expect(session.status).toBe("expired");
    expect(await statusOf(order)).toEqual(["canceled", "unpaid", "canceled"]);
  });
});
