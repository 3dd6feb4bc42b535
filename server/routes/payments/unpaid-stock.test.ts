import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { items, orders, sandboxSessions } from "../../db/schema";
import { settlePayment } from "../../services/payments/settle-payment";
import { writeSetting } from "../../services/settings/settings";
import { openOnlineShop } from "../../testing/online-orders";
import { present } from "../../testing/present";
import { sandboxPayments } from "../../testing/sandbox-payments";
import { newGuest, place, plain, type Shopper } from "../../testing/shoppers";
import { readBalances, readWallet, richCustomer } from "../../testing/wallets";

const open = await openOnlineShop();
const { server, shop, stockOf, trackOrder, orderOnline, visitPage, paymentOf, lookUp, runMinute } = open;
const { context } = server;
const { database } = context;
afterAll(() => server.close());

const { pay, expectBooksToAgree } = sandboxPayments(open);
const minutes = (count: number) => server.clock.advance(count * 60_000);

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
    await runMinute();
    expect(await stockOf(shop.lastPiece)).toBe(0);
    minutes(2);
    await runMinute();
    await runMinute();
    expect(await stockOf(shop.lastPiece)).toBe(1);

    const first = (await rice(who)).body;
    await visitPage(first);
    const payment = await paymentOf(first);
    minutes(31);
    await runMinute();
    expect((await paymentOf(first)).status).toBe("canceled");
    // The bank was quicker than the end of its session.
    const late = { amount: payment.amount, currency: payment.currency };
    await database
      .update(sandboxSessions)
      .set({ state: "paid" })
      .where(eq(sandboxSessions.id, present(payment.session)));
    const paid = { state: "paid", paid: late, payUrl: null } as const;
    await settlePayment(context, payment, paid, "webhook");
    expect((await trackOrder(who, first.order_id)).order_status).toBe("confirmed");
    expect(await stockOf(shop.lastPiece)).toBe(0);
    await expectBooksToAgree();
  });

  it("that somebody else has bought meanwhile makes a late charge go back", async () => {
    await database.update(items).set({ stock: 1 }).where(eq(items.id, shop.lastPiece));
    const [late, quick] = [await newGuest(server), await newGuest(server)];
    const order = (await rice(late)).body;
    await visitPage(order);
    const payment = await paymentOf(order);
    minutes(31);
    await runMinute();
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
    expect((await paymentOf(order)).status).toBe("refunded");
    expect(await stockOf(shop.lastPiece)).toBe(0);
    await expectBooksToAgree();
  });

  it("goes back once when it is canceled, whatever follows, and a charge goes back too", async () => {
    await database.update(items).set({ stock: 1 }).where(eq(items.id, shop.lastPiece));
    const who = await newGuest(server);
    const order = (await rice(who)).body;
    await visitPage(order);
    const cancel = () =>
      server.call("PUT", "/customer/order/cancel", {
        ...who,
        body: { order_id: order.order_id, reason: "Order payment canceled" },
      });
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    minutes(40);
    await runMinute();
    expect(await stockOf(shop.lastPiece)).toBe(1);
    expect((await paymentOf(order)).status).toBe("canceled");
    // Its session is closed at the gateway.
    expect((await visitPage(order)).statusCode).toBe(403);
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
    expect(await trackOrder(customer, first.order_id)).toMatchObject({
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
    expect(await trackOrder(customer, second.order_id)).toMatchObject({
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
    expect(await trackOrder(customer, order.order_id)).toMatchObject({
      order_status: "failed",
      payment_method: "partial_payment",
      payment_status: "unpaid",
      partially_paid_amount: 2,
    });
    minutes(31);
    await runMinute();
    expect((await trackOrder(customer, order.order_id)).order_status).toBe("canceled");
    expect((await readBalances(server, customer)).money).toBe(2);
    const paid = await orderOnline(customer, { partial_payment: 1 });
    expect((await pay(paid, "pay")).searchParams.get("flag")).toBe("success");
    expect(await trackOrder(customer, paid.order_id)).toMatchObject({
      order_status: "confirmed",
      payment_method: "partial_payment",
      payment_status: "paid",
    });
    const [charged] = await database
      .select()
      .from(sandboxSessions)
      .where(eq(sandboxSessions.paymentId, (await paymentOf(paid)).id));
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
