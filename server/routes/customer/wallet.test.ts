import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../../cli/commands";
import { customers, loyaltyMovements, walletMovements } from "../../db/schema";
import { sqlStateOf } from "../../db/transact";
import { advanceOrder } from "../../services/orders/advance-order";
import { openShopServer } from "../../testing/shop-server";
import { newGuest } from "../../testing/shoppers";
import { openWallets, readBalances, readPoints, readWallet, richCustomer } from "../../testing/wallets";

const { server, orderSoup, withSetting } = await openShopServer();
await openWallets(server);
afterAll(() => server.close());

const database = () => server.context.database;
const transfer = (token: string, point: number, key?: string) =>
  server.call("POST", "/customer/loyalty-point/point-transfer", {
    token,
    body: { point },
    ...(key ? { key } : {}),
  });

describe("an operator's gift", () => {
  it("reaches the customer however the phone number is written, and is not rounded", async () => {
    const customer = await richCustomer(server);
    const [row] = await database()
      .select({ phone: customers.phone })
      .from(customers)
      .where(eq(customers.id, customer.id));
    const written = ` ${row?.phone?.slice(1, 4)} ${row?.phone?.slice(4)}`;
    await runCommand(server.context, ["fund", written, "12.5"], () => {});
    expect((await readWallet(server, customer)).data[0]).toMatchObject({ credit: 12.5, balance: 12.5 });
    await expect(runCommand(server.context, ["fund", customer.email, "12.505"], () => {})).rejects.toThrow(
      "more decimals",
    );
  });
});

describe("a wallet", () => {
  it("lists its movements, newest first, ten to a page, and of one kind", async () => {
    const customer = await richCustomer(server, 0, 600);
    for (const amount of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
      await runCommand(server.context, ["fund", customer.email, String(amount)], () => {});
    await transfer(customer.token, 300);
    const first = await readWallet(server, customer);
    expect([first.total_size, first.limit, first.offset, first.data.length]).toEqual([12, 10, 1, 10]);
    expect(first.data[0]).toMatchObject({
      user_id: customer.id,
      transaction_type: "loyalty_point",
      credit: 3,
      debit: 0,
      balance: 69,
      reference: "300",
    });
    expect(first.data[1]).toMatchObject({ transaction_type: "add_fund_by_admin", credit: 11, balance: 66 });
    const second = await readWallet(server, customer, { offset: 2 });
    expect(second.data.map((row) => row.credit)).toEqual([2, 1]);
    expect((await readWallet(server, customer, { offset: 3 })).data).toEqual([]);
    const ofPoints = await readWallet(server, customer, { type: "loyalty_point" });
    expect([ofPoints.total_size, ofPoints.data.length]).toEqual([1, 1]);
    expect((await readWallet(server, customer, { type: "all" })).total_size).toBe(12);
    expect((await readWallet(server, customer, { type: "order" })).data).toEqual([]);
  });

  it.each([
    [{ limit: 10 }, "offset"],
    [{ offset: 1 }, "limit"],
    [{ limit: 0, offset: 1 }, "limit"],
    [{ limit: 101, offset: 1 }, "limit"],
    [{ limit: 10, offset: 0 }, "offset"],
    [{ limit: 10, offset: 1.5 }, "offset"],
    [{ limit: "ten", offset: 1 }, "limit"],
    [{ limit: 10, offset: 1, type: "shells" }, "type"],
  ])("refuses the page %o", async (query, code) => {
    const { token } = await richCustomer(server);
    const response = await server.call("GET", "/customer/wallet/transactions", { token, query });
    expect([response.status, response.errors[0]?.code]).toEqual([403, code]);
  });

  it("is the customer's own: guests and strangers have none of it", async () => {
    const customer = await richCustomer(server, 5, 300);
    const stranger = await richCustomer(server, 1);
    expect((await readWallet(server, stranger)).data.map((row) => row.user_id)).toEqual([stranger.id]);
    expect((await readPoints(server, stranger)).data).toEqual([]);
    const query = { limit: 10, offset: 1 };
    for (const path of ["/customer/wallet/transactions", "/customer/loyalty-point/transactions"] as const) {
      expect((await server.call("GET", path, { query })).status).toBe(401);
      expect((await server.call("GET", path, { query, ...(await newGuest(server)) })).status).toBe(401);
    }
    expect(await readBalances(server, customer)).toEqual({ money: 5, points: 300 });
  });

  it("follows its movements only: no statement changes a balance, and none becomes negative", async () => {
    const { id } = await richCustomer(server, 5, 10);
    const refused = async (work: Promise<unknown>) =>
      expect(
        sqlStateOf(
          await work.then(
            () => null,
            (error: unknown) => error,
          ),
        ),
      ).toBe("23514");
    const own = eq(customers.id, id);
    await refused(database().update(customers).set({ walletBalance: 900 }).where(own));
    await refused(database().update(customers).set({ loyaltyPoints: 900 }).where(own));
    await refused(
      database().insert(customers).values({ firstName: "Rich", referralCode: "R", walletBalance: 1 }),
    );
    const movement = { customerId: id, type: "order_place" as const, balance: 0, createdAt: new Date() };
    await refused(
      database()
        .insert(walletMovements)
        .values({ ...movement, debit: 501 }),
    );
    await refused(
      database()
        .insert(walletMovements)
        .values({ ...movement, debit: 1, credit: 1 }),
    );
    await refused(
      database().update(walletMovements).set({ credit: 900 }).where(eq(walletMovements.customerId, id)),
    );
    await refused(database().delete(walletMovements).where(eq(walletMovements.customerId, id)));
    await refused(database().delete(loyaltyMovements).where(eq(loyaltyMovements.customerId, id)));
    const [row] = await database().select().from(customers).where(own);
    expect([row?.walletBalance, row?.loyaltyPoints]).toEqual([500, 10]);
  });

  it("goes with its customer's row", async () => {
    const { id } = await richCustomer(server, 5, 10);
    await database().delete(customers).where(eq(customers.id, id));
    const left = await database().select().from(walletMovements).where(eq(walletMovements.customerId, id));
    expect(left).toEqual([]);
    const points = await database()
      .select()
      .from(loyaltyMovements)
      .where(eq(loyaltyMovements.customerId, id));
    expect(points).toEqual([]);
  });

  it("is filled by the operator, who is told of mistakes", async () => {
    const customer = await richCustomer(server, 1);
    const lines: string[] = [];
    const fund = (...words: string[]) =>
      runCommand(server.context, ["fund", ...words], (line) => lines.push(line));
    await fund(customer.email.toUpperCase(), "12.50");
    expect(lines).toEqual([expect.stringContaining("holds 13.5.")]);
    await expect(fund(customer.email)).rejects.toThrow("AMOUNT");
    await expect(fund(customer.email, "-3")).rejects.toThrow("AMOUNT");
    await expect(fund(customer.email, "0")).rejects.toThrow("The amount is zero");
    await expect(fund(customer.email, "100001")).rejects.toThrow("The amount is zero");
    await expect(fund("nobody@shop.test", "3")).rejects.toThrow("Nobody");
    expect((await readBalances(server, customer)).money).toBe(13.5);
  });
});

describe("loyalty points", () => {
  it("become money in the wallet, once for a key", async () => {
    const customer = await richCustomer(server, 0, 500);
    const key = randomUUID();
    const both = await Promise.all([transfer(customer.token, 250, key), transfer(customer.token, 250, key)]);
    expect(both.map(({ status, body }) => [status, body.message])).toEqual([
      [200, "Point to wallet transfer successfully."],
      [200, "Point to wallet transfer successfully."],
    ]);
    expect(await readBalances(server, customer)).toEqual({ money: 2.5, points: 250 });
    expect((await readPoints(server, customer)).data).toMatchObject([
      { transaction_type: "point_to_wallet", debit: 250, credit: 0, balance: 250 },
      { transaction_type: "add_points_by_admin", credit: 500, balance: 500 },
    ]);
  });

  it("are not spent twice by transfers at the same moment", async () => {
    const customer = await richCustomer(server, 0, 300);
    const all = await Promise.all(
      Array.from({ length: 6 }, () => transfer(customer.token, 200, randomUUID())),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await readBalances(server, customer)).toEqual({ money: 2, points: 100 });
  });

  it("are refused below the minimum, above what there is, and where they are switched off", async () => {
    const { token } = await richCustomer(server, 0, 300);
    const refusal = async (point: number) => {
      const { status, errors } = await transfer(token, point);
      return [status, errors[0]?.code, errors[0]?.message];
    };
    expect(await refusal(199)).toEqual([403, "point", "At least 200 points can be exchanged."]);
    expect(await refusal(301)).toEqual([403, "point", "You have 300 points."]);
    expect((await refusal(0)).slice(0, 2)).toEqual([403, "point"]);
    expect((await refusal(1.5)).slice(0, 2)).toEqual([403, "point"]);
    const off = [203, "customer_wallet", "Points cannot be exchanged now."];
    await withSetting("loyalty_point_status", 0, 1, async () => expect(await refusal(200)).toEqual(off));
    await withSetting("customer_wallet_status", 0, 1, async () => expect(await refusal(200)).toEqual(off));
    await withSetting("loyalty_point_exchange_rate", 0, 100, async () =>
      expect(await refusal(200)).toEqual(off),
    );
    expect(await readBalances(server, { token })).toEqual({ money: 0, points: 300 });
  });

  it("are earned by a delivered order, once, and its tip earns none", async () => {
    const customer = await richCustomer(server);
    const id = await orderSoup(customer, { dm_tips: 50 });
    const total = (
      await server.call("GET", "/customer/order/track", { token: customer.token, query: { order_id: id } })
    ).body.order_amount;
    for (let step = 0; step < 5; step += 1) await advanceOrder(server.context, id);
    expect((await readBalances(server, customer)).points).toBe(0);
    await advanceOrder(server.context, id);
    const earned = Math.floor(total - 50);
    expect(earned).toBeGreaterThan(0);
    await expect(advanceOrder(server.context, id)).rejects.toMatchObject({ status: 403 });
    expect((await readPoints(server, customer)).data).toMatchObject([
      { transaction_type: "order_place", credit: earned, balance: earned, reference: String(id) },
    ]);
  });

  it("are not earned while they are switched off, nor by guests", async () => {
    const customer = await richCustomer(server);
    const orders = [await orderSoup(await newGuest(server)), await orderSoup(customer)];
    await withSetting("loyalty_point_status", 0, 1, async () => {
      for (const id of orders) for (let step = 0; step < 6; step += 1) await advanceOrder(server.context, id);
    });
    expect((await readPoints(server, customer)).data).toEqual([]);
  });
});
