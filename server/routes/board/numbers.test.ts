import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BoardNumbers } from "@/contract/calls/board-numbers";
import { wallTimeAt } from "@/domain/time-zone";
import { rowsOf } from "../../db/rows";
import { advanceOrder } from "../../services/orders/advance-order";
import { cancelOrderByOperator } from "../../services/orders/operator-orders";
import { newOperator } from "../../testing/board";
import { openOnlineShop } from "../../testing/online-orders";
import { groceryOrder, newGuest, plain } from "../../testing/shoppers";
import { richCustomer } from "../../testing/wallets";

const { server, shop, orderSoup, orderOnline, openPage, charge, trackOrder } = await openOnlineShop({
  openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
  timeZone: "Asia/Tokyo",
});
const { database, clock, timeZones } = server.context;
afterAll(() => server.close());

let owner: string;
let cook: string;
const today = () => new Date(wallTimeAt(clock.now().getTime(), timeZones.shop)).toISOString().slice(0, 10);
const numbers = async (token: string, query: Record<string, string | number> = {}) =>
  (await server.call("GET", "/board/numbers", { token, query: { from: today(), until: today(), ...query } }))
    .body as BoardNumbers;
const sumOf = (rows: readonly { amount: number }[]) =>
  Math.round(rows.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;
async function deliver(id: number): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    const { status } = await advanceOrder(server.context, id);
    if (status === "delivered") return;
  }
  throw new Error(`Order ${id} is not delivered.`);
}

describe("the numbers of a day", () => {
  const delivered: number[] = [];
  let groceries = 0;
  let canceled = 0;
  beforeAll(async () => {
    owner = (await newOperator(server, { name: "Owner", role: "owner" })).token;
    cook = (await newOperator(server, { name: "Cook", role: "store", stores: ["kitchen"] })).token;
    const rich = await richCustomer(server, 100);
    delivered.push(await orderSoup(await newGuest(server), { dm_tips: 1.25 }));
    delivered.push(await orderSoup(await newGuest(server), { order_type: "take_away" }));
    delivered.push(await orderSoup(rich, { payment_method: "wallet" }));
    const online = await orderOnline(await newGuest(server));
    await openPage(online);
    await charge(online);
    delivered.push(online.order_id);
    groceries = (await groceryOrder(server, shop, await newGuest(server), plain(shop.rice, 3))).body.order_id;
    for (const id of [...delivered, groceries]) await deliver(id);
    canceled = await orderSoup(await newGuest(server));
    await cancelOrderByOperator(server.context, canceled, "The oven broke");
    await orderSoup(await newGuest(server));
  });

  it("agree to the cent with the orders, and with the books of wallets and payments", async () => {
    const day = await numbers(owner);
    expect([day.orders_received, day.orders_delivered]).toEqual([7, 5]);
    const [books] = rowsOf<{ total: number; wallet: number; online: number }>(
      await database.execute(sql`select
        (select sum(total) from orders where status = 'delivered') as total,
        (select sum(debit - credit) from wallet_movements where order_id is not null) as wallet,
        (select sum(amount) from payments where status = 'paid' and purpose = 'order') as online`),
    );
    const cents = (minor: unknown) => Number(minor) / 100;
    expect(day.total).toBe(cents(books?.total));
    expect(sumOf(day.amounts)).toBe(day.total);
    expect(sumOf(day.payments)).toBe(day.total);
    const paid = Object.fromEntries(day.payments.map(({ name, amount }) => [name, amount]));
    expect([paid.wallet, paid.online]).toEqual([cents(books?.wallet), cents(books?.online)]);
    expect(sumOf(day.cash)).toBe(paid.cash);
    expect(day.amounts).toContainEqual({ name: "tip", amount: 1.25 });
    expect(day.days).toEqual([{ date: today(), orders: 5, amount: day.total }]);
    expect(day.best_sold[0]).toMatchObject({ item_id: shop.soup, quantity: 4, amount: 26 });
    expect(day.minutes_to_deliver?.median).toBeGreaterThanOrEqual(0);
  });

  it("say what was canceled and why, and hold nothing of other stores", async () => {
    const day = await numbers(cook);
    expect(day.canceled).toMatchObject([{ reason: "The oven broke", orders: 1 }]);
    expect(day.orders_delivered).toBe(4);
    expect(day.best_sold.map(({ item_id }) => item_id)).not.toContain(shop.rice);
    const market = await server.call("GET", "/board/numbers", {
      token: cook,
      query: { from: today(), until: today(), store_id: shop.market },
    });
    expect(market.status).toBe(404);
    expect((await numbers(owner, { store_id: shop.market })).orders_delivered).toBe(1);
  });

  it("are those of a day on the shop's calendar", async () => {
    const id = await orderSoup(await newGuest(server));
    await deliver(id);
    // 23:59:59 and midnight in Tokyo, which has no clock changes.
    const at = async (time: string) => {
      await database.execute(
        sql`update orders set reached = jsonb_set(reached, '{delivered}', to_jsonb(${time}::text)) where id = ${id}`,
      );
      const { days } = await numbers(owner, { from: "2026-03-01", until: "2026-03-02" });
      return days.map(({ orders }) => orders);
    };
    expect(await at("2026-03-01T14:59:59.999Z")).toEqual([1, 0]);
    expect(await at("2026-03-01T15:00:00.000Z")).toEqual([0, 1]);
    expect(await at("2026-03-02T15:00:00.000Z")).toEqual([0, 0]);
  });

  it("come as a table that has each delivered order once and the same sum", async () => {
    const query = { from: today(), until: today() };
    const response = await server.call("GET", "/board/numbers/orders.csv", { token: owner, query });
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const [head = "", ...rows] = String(response.body).trim().split("\n");
    expect(head).toMatch(/^order,store,placed,delivered,type,total,products/);
    expect(rows.map((row) => Number(row.split(",")[0])).sort()).toEqual([...delivered, groceries].sort());
    expect(sumOf(rows.map((row) => ({ amount: Number(row.split(",")[5]) })))).toBe(
      (await numbers(owner)).total,
    );
    const address = (await trackOrder({}, delivered[0] ?? 0)).delivery_address;
    expect(String(response.body)).not.toContain(String(address?.contact_person_name));
  });

  it.each([
    [{ from: "2026-02-30", until: "2026-03-01" }, "date"],
    [{ from: "2026-03-02", until: "2026-03-01" }, "span"],
    [{ from: "2025-01-01", until: "2026-03-01" }, "span"],
  ])("are refused for %j", async (query, code) => {
    for (const path of ["/board/numbers", "/board/numbers/orders.csv"] as const) {
      const { status, errors } = await server.call("GET", path, { token: owner, query });
      expect([status, errors[0]?.code]).toEqual([403, code]);
    }
  });
});
