import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { cashbackOffers, orders } from "../../db/schema";
import { advanceOrder } from "../../services/orders/advance-order";
import { earnCashback } from "../../services/promotions/cashback";
import { shopMoney } from "../../services/settings/shop-money-text";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { newGuest, type Shopper } from "../../testing/shoppers";
import { openWallets, readBalances, readWallet, richCustomer } from "../../testing/wallets";

const { server, shop, orderSoup, withSetting } = await openShopServer();
const { context } = server;
const { database } = context;
afterAll(() => server.close());

const dayMs = 86_400_000;
const day = (offset: number) =>
  new Date(context.clock.now().getTime() + offset * dayMs).toISOString().slice(0, 10);

async function offer(changes: Partial<typeof cashbackOffers.$inferInsert> = {}): Promise<number> {
  const [row] = await database
    .insert(cashbackOffers)
    .values({
      title: "Ten percent back",
      translations: { ar: { title: "عشرة بالمئة" } },
      type: "percent",
      amount: 1000,
      startDate: day(-2),
      endDate: day(2),
      ...changes,
    })
    .returning({ id: cashbackOffers.id });
  return present(row).id;
}

beforeEach(async () => {
  await openWallets(server);
  await database.delete(cashbackOffers);
});

const list = (who: Shopper, language: "en" | "ar" = "en") =>
  server.call("GET", "/cashback/list", { ...who, language, module: shop.food });
const preview = (who: Shopper, amount: number | string) =>
  server.call("GET", "/cashback/getCashback", { ...who, query: { amount }, module: shop.food });
/** Refused, and so the test fails, when the order ends otherwise. */
const deliver = async (id: number) => {
  while ((await advanceOrder(context, id)).status !== "delivered");
};
const told = async (who: Shopper, language: "en" | "ar" = "en") => {
  const { body } = await server.call("GET", "/customer/notifications", { ...who, language });
  return body.filter(({ data }) => data.type === "CashBack").map(({ description }) => description);
};
const credits = async (who: { token: string }) =>
  (await readWallet(server, who, { type: "CashBack" })).data.map(({ credit }) => credit);

describe("cashback offers", () => {
  it("are listed in the reader's language with what they bring", async () => {
    const customer = await richCustomer(server);
    const id = await offer({ minimumPurchase: 500, maximum: 300, limitPerCustomer: 2 });
    expect((await list(customer)).body).toEqual([
      {
        id,
        title: "Ten percent back",
        customer_id: '["all"]',
        cashback_type: "percentage",
        cashback_amount: 10,
        min_purchase: 5,
        max_discount: 3,
        same_user_limit: 2,
        total_used: 0,
        start_date: day(-2),
        end_date: day(2),
        status: 1,
      },
    ]);
    expect((await list(customer, "ar")).body[0]?.title).toBe("عشرة بالمئة");
  });

  it("are those that run today for this customer, and none without wallets", async () => {
    const [customer, other] = [await richCustomer(server), await richCustomer(server)];
    await offer({ startDate: day(3), endDate: day(5) });
    await offer({ startDate: day(-5), endDate: day(-3) });
    await offer({ active: false });
    await offer({ customerId: other.id });
    expect((await list(customer)).body).toEqual([]);
    expect((await list(other)).body).toHaveLength(1);
    await withSetting("customer_wallet_status", 0, 1, async () => {
      expect((await list(other)).body).toEqual([]);
    });
  });

  it("tell what an amount would bring: the best offer, or zeros", async () => {
    const customer = await richCustomer(server);
    await offer({ maximum: 200 });
    const fixed = await offer({ type: "amount", amount: 300, minimumPurchase: 4000 });
    expect((await preview(customer, 10)).body).toMatchObject({
      calculated_amount: 1,
      cashback_type: "percentage",
    });
    expect((await preview(customer, 40)).body).toMatchObject({ calculated_amount: 3, id: fixed });
    await database.delete(cashbackOffers);
    expect((await preview(customer, 40)).body).toMatchObject({ calculated_amount: 0, id: 0 });
    expect((await preview(customer, "lots")).status).toBe(403);
    expect((await preview(customer, -1)).status).toBe(403);
  });

  it("are for customers only", async () => {
    const guest = await newGuest(server);
    expect([(await list(guest)).status, (await preview(guest, 10)).status]).toEqual([401, 401]);
  });
});

describe("a delivered order", () => {
  it("brings its cashback into the wallet once, and the customer is told", async () => {
    const customer = await richCustomer(server);
    const id = await offer();
    const orderId = await orderSoup(customer);
    const [before] = await database.select().from(orders).where(eq(orders.id, orderId));
    const expected = (await preview(customer, (present(before).total - present(before).tip) / 100)).body;
    for (let status = ""; status !== "delivered"; ) {
      expect((await readBalances(server, customer)).money).toBe(0);
      status = (await advanceOrder(context, orderId)).status;
    }
    await expect(advanceOrder(context, orderId)).rejects.toThrow();
    expect(await credits(customer)).toEqual([expected.calculated_amount]);
    expect((await readBalances(server, customer)).money).toBe(expected.calculated_amount);
    expect((await list(customer)).body[0]).toMatchObject({ id, total_used: 1 });
    expect(await told(customer)).toEqual([
      `$${expected.calculated_amount.toFixed(2)} for order #${orderId} came into your wallet.`,
    ]);

    const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
    const view = { now: context.clock.now(), timeZone: context.timeZones.shop };
    await database.transaction((tx) => earnCashback(tx, context.jobs, present(order), view));
    expect(await credits(customer)).toHaveLength(1);
  });

  it("brings what ran when it was placed, not what runs when it arrives", async () => {
    const customer = await richCustomer(server);
    await offer({ type: "amount", amount: 100, endDate: day(0) });
    await offer({ type: "amount", amount: 300, startDate: day(1) });
    const orderId = await orderSoup(customer);
    server.clock.advance(dayMs);
    try {
      expect((await preview(customer, 40)).body.calculated_amount).toBe(3);
      await deliver(orderId);
      expect(await credits(customer)).toEqual([1]);
    } finally {
      server.clock.release();
    }
  });

  it("tells of its cashback with the currency on its side", async () => {
    const customer = await richCustomer(server);
    await offer({ type: "amount", amount: 650 });
    const orderId = await orderSoup(customer);
    await withSetting("currency_symbol", "€", "$", () =>
      withSetting("currency_symbol_direction", "right", "left", async () => {
        await deliver(orderId);
        expect((await shopMoney(database, "en"))(123_450)).toBe("1,234.50 €");
      }),
    );
    expect(await told(customer)).toEqual([`6.50 € for order #${orderId} came into your wallet.`]);
  });

  it("brings nothing once the customer has used the offer up", async () => {
    const customer = await richCustomer(server);
    await offer({ limitPerCustomer: 1 });
    await deliver(await orderSoup(customer));
    await deliver(await orderSoup(customer));
    expect(await credits(customer)).toHaveLength(1);
    expect((await list(customer)).body).toEqual([]);
  });

  it("of a guest brings nothing", async () => {
    await offer();
    await deliver(await orderSoup(await newGuest(server)));
    const [row] = await database.select().from(cashbackOffers);
    expect(row?.totalUsed).toBe(0);
  });
});
