/** Numbers of changes under transactions that overlap, which the embedded database does not have. */
import { eq, inArray } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { orderChanges, orders } from "../../db/schema";
import { newOperator } from "../../testing/board";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { newGuest } from "../../testing/shoppers";

const { server, orderSoup } = await openShopServer({
  openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
});
const { database } = server.context;
afterAll(() => server.close());

it("become visible in their order: who asks after the last one that they saw misses nothing", async () => {
  const placed = await orderSoup(await newGuest(server));
  const [model] = await database.select().from(orders).where(eq(orders.id, placed));
  const ids = Array.from({ length: 200 }, (_, index) => 90_000_000 + index);
  await database.insert(orders).values(ids.map((id) => ({ ...present(model), id })));
  const { token } = await newOperator(server, { name: "Watcher", role: "owner" });
  const heard = new Map<number, number>();
  let isOver = false;
  let after = "";
  const ask = async () => {
    const { body } = await server.call("GET", "/board/changes", { token, query: { after } });
    for (const { id, seq } of body.orders) heard.set(id, seq);
    after = body.cursor;
  };
  const watch = async () => {
    while (!isOver) await ask();
  };
  const watching = watch();
  // Each changes once: whoever misses it never hears of it.
  const change = (id: number) =>
    database.transaction(async (tx) => {
      await tx.update(orders).set({ note: "changed" }).where(eq(orders.id, id));
      // Some commit later than those that began after them.
      for (let wait = 0; wait < id % 7; wait += 1) await tx.select().from(orderChanges).limit(1);
    });
  // Few at a time, so that the board finds a connection between them.
  const work = async () => {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) await change(id);
  };
  const all = [...ids];
  await Promise.all([work(), work(), work()]);
  isOver = true;
  await watching;
  for (let before = ""; before !== after; ) {
    before = after;
    await ask();
  }
  heard.delete(placed);
  const last = await database.select().from(orderChanges).where(inArray(orderChanges.orderId, all));
  const bySeq = (entries: (readonly [number, number])[]) => entries.sort((a, b) => a[1] - b[1]);
  expect(bySeq([...heard])).toEqual(bySeq(last.map(({ orderId, seq }) => [orderId, seq] as const)));
});
