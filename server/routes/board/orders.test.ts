import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { BoardEvent } from "@/contract/calls/board-orders";
import { orderChanges, orderCounters, orders } from "../../db/schema";
import { advanceOrder, cancelOrderByOperator } from "../../services/orders/operator";
import { newOperator } from "../../testing/board";
import { statementsOf } from "../../testing/database-calls";
import { openOnlineShop } from "../../testing/online-orders";
import { textOfCommand } from "../../testing/operator";
import { present } from "../../testing/present";
import { groceryOrder, newGuest, plain } from "../../testing/shoppers";

const { server, shop, orderSoup, orderOnline, openPage, charge } = await openOnlineShop({
  openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
});
const { database } = server.context;
let owner: string;
let cook: string;
let root: string;
beforeAll(async () => {
  owner = (await newOperator(server, { name: "Owner", role: "owner" })).token;
  cook = (await newOperator(server, { name: "Cook", role: "store", stores: ["kitchen"] })).token;
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  root = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/v1`;
});
// With streams open: a server that stops waits for none of their connections.
afterAll(() => server.close(), 20_000);

const list = async (token: string, query: Record<string, string | number> = {}) =>
  (await server.call("GET", "/board/orders", { token, query })).body;
const card = (token: string, id: number) => server.call("GET", `/board/orders/${id}`, { token });
const changes = (token: string, after: string) =>
  server.call("GET", "/board/changes", { token, query: { after } });
const newSoup = async () => orderSoup(await newGuest(server));
const newGroceries = async () =>
  (await groceryOrder(server, shop, await newGuest(server), plain(shop.rice))).body.order_id;
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 10 });

/** A board's stream: the events that have come so far, and when it ended. */
async function openStream(token: string) {
  const response = await fetch(`${root}/board/stream`, { headers: { authorization: `Bearer ${token}` } });
  const stream = { response, text: "", ended: false, events: (): BoardEvent[] => [] };
  stream.events = () =>
    [...stream.text.matchAll(/^data: (.*"order".*)$/gm)].map(([, json = ""]) => JSON.parse(json));
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk, { stream: true });
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      stream.ended = true;
    });
  await eventually(() => expect(stream.text).toContain("event: cursor"));
  return stream;
}

describe("the lists", () => {
  it("hold announced orders by what is to be done, of the stores that are one's own", async () => {
    const [soup, groceries] = [await newSoup(), await newGroceries()];
    const unpaid = await orderOnline(await newGuest(server));
    const idsOf = async (token: string, state: string) =>
      (await list(token, { state })).orders.map(({ id }) => id);
    expect(await idsOf(owner, "new")).toEqual(expect.arrayContaining([soup, groceries]));
    expect(await idsOf(cook, "new")).toContain(soup);
    expect(await idsOf(cook, "new")).not.toContain(groceries);
    expect(await idsOf(owner, "new")).not.toContain(unpaid.order_id);
    await advanceOrder(server.context, soup);
    expect(await idsOf(cook, "new")).not.toContain(soup);
    expect(await idsOf(cook, "active")).toContain(soup);
    await cancelOrderByOperator(server.context, soup);
    expect(await idsOf(cook, "done")).toContain(soup);
    await openPage(unpaid);
    await charge(unpaid);
    expect(await idsOf(owner, "active")).toContain(unpaid.order_id);
  });

  it("come in pages, each order once", async () => {
    for (let count = 0; count < 3; count += 1) await newSoup();
    const rows = await database.select().from(orders).where(eq(orders.storeId, shop.kitchen)).limit(1);
    const model = present(rows[0]);
    await database.insert(orders).values(
      Array.from({ length: 120 }, (_, index) => ({
        ...model,
        id: 90_000_000 + index,
        status: "delivered" as const,
        announced: true,
        createdAt: new Date(1_700_000_000_000 + Math.floor(index / 2)),
      })),
    );
    const first = await list(cook, { state: "done" });
    const second = await list(cook, { state: "done", before: present(first.next) });
    const ids = [...first.orders, ...second.orders].map(({ id }) => id);
    expect(second.next).toBe(null);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id >= 90_000_000 && id < 90_000_120)).toHaveLength(120);
  });

  it("cost as many calls of the database for many orders as for one", async () => {
    const one = (await statementsOf(server, () => list(cook, { store_id: shop.kitchen, state: "new" })))
      .length;
    await newSoup();
    await newSoup();
    const more = (await statementsOf(server, () => list(cook, { store_id: shop.kitchen, state: "new" })))
      .length;
    expect(one).toBeLessThan(10);
    expect(more).toBe(one);
  });

  it("refuse a store of others, and a page that is none", async () => {
    const ask = (token: string, query: Record<string, string | number>) =>
      server.call("GET", "/board/orders", { token, query });
    expect((await ask(cook, { store_id: shop.market })).status).toBe(404);
    expect((await ask(owner, { before: "yesterday" })).errors[0]?.code).toBe("before");
  });
});

describe("a card", () => {
  it("has what the kitchen, the courier and the counter need", async () => {
    const id = await orderSoup(await newGuest(server), { order_note: "No pepper", bring_change_amount: 50 });
    const { body } = await card(cook, id);
    expect(body).toMatchObject({
      id,
      status: "pending",
      state: "new",
      actions: ["accept", "refuse", "assign"],
      lines: [{ item_id: shop.soup, quantity: 1 }],
      pieces: 1,
      note: "No pepper",
      customer: { name: "Grace Hopper", phone: "+12025553456", is_guest: true, earlier_orders: 0 },
      history: [{ action: "pending", by: null }],
    });
    expect(body.cash_to_take).toBe(body.total);
    const sum = body.amounts.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBeCloseTo(body.total, 6);
  });

  it("is there for its own store's people alone", async () => {
    const groceries = await newGroceries();
    expect((await card(cook, groceries)).status).toBe(404);
    expect((await card(owner, groceries)).status).toBe(200);
    expect((await card(owner, 5)).status).toBe(404);
    const unpaid = await orderOnline(await newGuest(server));
    expect((await card(owner, unpaid.order_id)).status).toBe(404);
  });
});

describe("what changed", () => {
  it("is told after a cursor, once, as it is now, and of one's own stores", async () => {
    const { cursor } = await list(cook);
    expect((await changes(cook, cursor)).body).toMatchObject({ orders: [], cursor, more: false });
    const [soup, groceries] = [await newSoup(), await newGroceries()];
    await advanceOrder(server.context, soup);
    const after = (await changes(cook, cursor)).body;
    expect(after.orders.map(({ id, status }) => [id, status])).toEqual([[soup, "confirmed"]]);
    expect((await changes(cook, after.cursor)).body.orders).toEqual([]);
    const all = (await changes(owner, (await list(owner)).cursor)).body;
    expect(all.orders).toEqual([]);
    expect((await changes(owner, cursor)).body.orders.map(({ id }) => id)).toContain(groceries);
  });

  it("is told in parts where there is much, none left out", async () => {
    const { cursor } = await list(owner);
    await database.update(orders).set({ note: "again" }).where(eq(orders.status, "delivered"));
    const ids: number[] = [];
    let after = cursor;
    for (let more = true; more; ) {
      const { body } = await changes(owner, after);
      ids.push(...body.orders.map(({ id }) => id));
      [after, more] = [body.cursor, body.more];
    }
    expect(new Set(ids).size).toBe(120);
    expect(after).toBe((await list(owner)).cursor);
  });

  it("is refused from a place that a backup took back, or too long ago", async () => {
    await newSoup();
    const counted = present(
      (await database.select().from(orderCounters).where(eq(orderCounters.storeId, shop.kitchen)))[0],
    );
    expect((await changes(cook, `${shop.kitchen}:${counted.seq + 1}`)).errors[0]?.code).toBe(
      "board_cursor_old",
    );
    const moveTo = (seq: number) =>
      database.update(orderCounters).set({ seq }).where(eq(orderCounters.storeId, shop.kitchen));
    await moveTo(counted.seq + 3000);
    expect((await changes(cook, `${shop.kitchen}:${counted.seq}`)).status).toBe(410);
    await moveTo(counted.seq);
    expect((await changes(cook, "x")).status).toBe(403);
  });

  it("rises by one with each change that is committed, and not with one that is undone", async () => {
    const seqOf = async (id: number) =>
      present((await database.select().from(orderChanges).where(eq(orderChanges.orderId, id)))[0]).seq;
    const id = await newSoup();
    const before = await seqOf(id);
    const undone = database.transaction(async (tx) => {
      await tx.update(orders).set({ note: "lost" }).where(eq(orders.id, id));
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await seqOf(id)).toBe(before);
    await database.update(orders).set({ reviewReminderClosed: true }).where(eq(orders.id, id));
    expect(await seqOf(id)).toBe(before);
    await advanceOrder(server.context, id);
    expect(await seqOf(id)).toBe(before + 1);
  });
});

describe("the stream", () => {
  it("tells every change at once, with the order and its number, to the boards of its store alone", async () => {
    const [mine, all] = [await openStream(cook), await openStream(owner)];
    expect(mine.response.headers.get("cache-control")).toContain("no-store");
    const [soup, groceries] = [await newSoup(), await newGroceries()];
    await advanceOrder(server.context, soup);
    await eventually(() => expect(all.events().some(({ order }) => order.id === groceries)).toBe(true));
    await eventually(() =>
      expect(
        mine
          .events()
          .map(({ order }) => [order.id, order.status])
          .at(-1),
      ).toEqual([soup, "confirmed"]),
    );
    expect(mine.events().every(({ store_id }) => store_id === shop.kitchen)).toBe(true);
    const numbers = mine.events().map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, index) => present(numbers[0]) + index));
  });

  it("ends when its operator is removed, and takes no shopper", async () => {
    const { token, email } = await newOperator(server, { name: "Gone", role: "owner" });
    const stream = await openStream(token);
    await textOfCommand(server.context, "operator")("remove", email);
    await eventually(() => expect(stream.ended).toBe(true));
    expect(
      (await fetch(`${root}/board/stream`, { headers: { authorization: `Bearer ${token}` } })).status,
    ).toBe(401);
  });
});
