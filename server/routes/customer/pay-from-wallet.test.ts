import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { moduleZones } from "../../db/schema";
import { advanceOrder } from "../../services/orders/advance-order";
import { cancelOrderByOperator } from "../../services/orders/operator-orders";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newGuest, place, plain, type Shopper } from "../../testing/shoppers";
import type { TestRequest } from "../../testing/test-server";
import { openWallets, readBalances, readWallet, richCustomer } from "../../testing/wallets";

const { server, shop, countOrders, trackOrder, withSetting } = await openShopServer();
await openWallets(server);
afterAll(() => server.close());

/** Orders one soup at once; the cart is not needed. */
const order = (who: Shopper, changes: Record<string, unknown> = {}, more: TestRequest = {}) =>
  place(server, shop, who, { is_buy_now: 1, cart: JSON.stringify([plain(shop.soup)]), ...changes }, more);
const fromWallet = { payment_method: "wallet" };
const inPart = { partial_payment: 1 };
const cancel = (who: Shopper, id: number) =>
  server.call("PUT", "/customer/order/cancel", { ...who, body: { order_id: id, reason: "Changed my mind" } });

const probe = await richCustomer(server, 1000);
const total = (await order(probe, fromWallet)).body.total_ammount;

describe("an order paid from the wallet", () => {
  it("takes the whole total, is paid, and is confirmed at once", async () => {
    const customer = await richCustomer(server, total + 2);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    const placed = await place(server, shop, customer, fromWallet);
    expect([placed.status, placed.body.status, placed.body.total_ammount]).toEqual([200, "confirmed", total]);
    expect(await trackOrder(customer, placed.body.order_id)).toMatchObject({
      order_status: "confirmed",
      payment_method: "wallet",
      payment_status: "paid",
      partially_paid_amount: 0,
      order_amount: total,
    });
    expect((await readBalances(server, customer)).money).toBe(2);
    expect((await readWallet(server, customer, { type: "order" })).data).toMatchObject([
      {
        transaction_type: "order_place",
        debit: total,
        credit: 0,
        balance: 2,
        reference: String(placed.body.order_id),
      },
    ]);
    const cart = await server.call("GET", "/customer/cart/list", {
      token: customer.token,
      module: shop.food,
    });
    expect(cart.body).toEqual([]);
  });

  it("is refused when the wallet holds a cent too little, and takes nothing", async () => {
    const customer = await richCustomer(server, total - 0.01);
    const before = await countOrders();
    const short = await order(customer, fromWallet);
    expect([short.status, short.errors[0]?.code]).toEqual([203, "wallet"]);
    expect(short.errors[0]?.message).toContain((total - 0.01).toFixed(2));
    expect(await countOrders()).toBe(before);
    expect((await readBalances(server, customer)).money).toBeCloseTo(total - 0.01, 5);
  });

  it("never spends the same money twice, however many orders come at once", async () => {
    const customer = await richCustomer(server, total * 2 + 1);
    const all = await Promise.all(
      Array.from({ length: 8 }, () => order(customer, fromWallet, { key: randomUUID() })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 203, 203, 203, 203, 203, 203]);
    expect((await readBalances(server, customer)).money).toBeCloseTo(1, 5);
    const { data } = await readWallet(server, customer);
    expect(data.map((row) => row.balance)).toEqual(
      [1, total + 1, total * 2 + 1].map((sum) => expect.closeTo(sum, 5)),
    );
  });

  it("is made once for a key", async () => {
    const customer = await richCustomer(server, total * 3);
    const key = randomUUID();
    const first = await order(customer, fromWallet, { key });
    const repeat = await order(customer, fromWallet, { key });
    expect([repeat.status, repeat.body]).toEqual([200, first.body]);
    expect((await readWallet(server, customer, { type: "order" })).total_size).toBe(1);
  });

  it("cannot be canceled by the customer any more; the shop's cancel gives the money back, once", async () => {
    const customer = await richCustomer(server, total);
    const id = (await order(customer, fromWallet)).body.order_id;
    expect((await cancel(customer, id)).errors[0]?.code).toBe("order");
    await cancelOrderByOperator(server.context, id);
    await expect(cancelOrderByOperator(server.context, id)).rejects.toMatchObject({ status: 403 });
    expect((await cancel(customer, id)).status).toBe(200);
    expect(await trackOrder(customer, id)).toMatchObject({
      order_status: "canceled",
      payment_status: "unpaid",
    });
    expect((await readWallet(server, customer, { type: "order" })).data).toMatchObject([
      { transaction_type: "order_refund", credit: total, debit: 0, balance: total, reference: String(id) },
      { transaction_type: "order_place", debit: total },
    ]);
  });

  it("gives money back once when two cancel at the same moment, and none for cash", async () => {
    const customer = await richCustomer(server, total);
    const id = (await order(customer, fromWallet)).body.order_id;
    const tries = await Promise.allSettled([1, 2, 3].map(() => cancelOrderByOperator(server.context, id)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const inCash = (await order(customer)).body.order_id;
    expect((await cancel(customer, inCash)).status).toBe(200);
    expect((await readBalances(server, customer)).money).toBe(total);
  });

  it("is offered to no guest, and to nobody where wallets are switched off", async () => {
    const customer = await richCustomer(server, total);
    const refused = async (who: Shopper) => {
      const response = await order(who, fromWallet);
      expect([response.status, response.errors[0]?.code]).toEqual([403, "order_method"]);
    };
    await refused(await newGuest(server));
    await withSetting("customer_wallet_status", 0, 1, () => refused(customer));
  });

  it("needs no cash on delivery and knows no limit of it", async () => {
    const customer = await richCustomer(server, total * 3);
    await withSetting("cash_on_delivery", false, true, async () => {
      expect((await order(customer)).errors[0]?.code).toBe("order_method");
      expect((await order(customer, fromWallet)).status).toBe(200);
    });
  });

  it("takes nothing when the total is another than the shopper saw", async () => {
    const customer = await richCustomer(server, total);
    const response = await order(customer, fromWallet, { headers: { "x-expected-total": "1.00" } });
    expect([response.status, response.errors[0]?.code]).toEqual([409, "order_amount"]);
    expect((await readBalances(server, customer)).money).toBe(total);
  });
});

describe("an order paid in part from the wallet", () => {
  it("empties the wallet, leaves the rest to cash, and is paid when it is delivered", async () => {
    const customer = await richCustomer(server, 3);
    const placed = await order(customer, inPart);
    expect([placed.status, placed.body.status]).toEqual([200, "confirmed"]);
    const id = placed.body.order_id;
    expect(await trackOrder(customer, id)).toMatchObject({
      payment_method: "partial_payment",
      payment_status: "partially_paid",
      partially_paid_amount: 3,
      order_amount: total,
    });
    expect((await readWallet(server, customer, { type: "order" })).data).toMatchObject([
      { transaction_type: "partial_payment", debit: 3, balance: 0 },
    ]);
    for (let step = 0; step < 5; step += 1) await advanceOrder(server.context, id);
    expect((await trackOrder(customer, id)).payment_status).toBe("paid");
  });

  it("gives back what the wallet paid, and no more", async () => {
    const customer = await richCustomer(server, 3);
    const id = (await order(customer, inPart)).body.order_id;
    await cancelOrderByOperator(server.context, id);
    expect((await readBalances(server, customer)).money).toBe(3);
  });

  it("is refused where the wallet is empty or could pay it all, and where it is not offered", async () => {
    const refusal = async (who: Shopper, changes: Record<string, unknown> = {}) => {
      const { status, errors } = await order(who, { ...inPart, ...changes });
      return [status, errors[0]?.code];
    };
    const customer = await richCustomer(server, 3);
    expect(await refusal(await richCustomer(server))).toEqual([203, "wallet"]);
    expect(await refusal(await richCustomer(server, total))).toEqual([203, "partial_payment"]);
    expect(await refusal(await newGuest(server))).toEqual([203, "partial_payment"]);
    expect(await refusal(customer, fromWallet)).toEqual([203, "partial_payment"]);
    const off = [203, "partial_payment"];
    await withSetting("partial_payment_status", 0, 1, async () =>
      expect(await refusal(customer)).toEqual(off),
    );
    await withSetting("partial_payment_method", "digital_payment", "both", async () =>
      expect(await refusal(customer)).toEqual(off),
    );
    expect((await readBalances(server, customer)).money).toBe(3);
  });

  it("compares the limit of cash with the rest", async () => {
    const { database } = server.context;
    const limited = (maximumCashOrder: number | null) =>
      database.update(moduleZones).set({ maximumCashOrder });
    await limited(Math.round((total - 2) * 100));
    try {
      const refused = await order(await richCustomer(server, 1), inPart);
      expect([refused.status, refused.errors[0]?.code]).toEqual([203, "maximum_cod_order_amount"]);
      expect((await order(await richCustomer(server, 2), inPart)).status).toBe(200);
    } finally {
      await limited(null);
    }
  });
});
