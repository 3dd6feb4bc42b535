/** Numbers of changes under transactions that overlap, which the embedded database does not have. */
import { eq, inArray } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { orderChanges, orders } from "../../db/schema";
import { newOperator } from "../../testing/board";
import { openShopServer } from "../../testing/shop-server";
import { newGuest } from "../../testing/shoppers";

const { server, orderSoup } = await openShopServer({
  openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
});
const { database } = server.context;
afterAll(() => server.close());

it("become visible in their order: who asks after the last one that they saw misses nothing", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await orderSoup(await newGuest(server)));
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
  const change = (id: number, round: number) =>
    database.transaction(async (tx) => {
      await tx
        .update(orders)
        .set({ note: `${round}` })
        .where(eq(orders.id, id));
      // Some commit later than those that began after them.
      for (let wait = 0; wait < (id + round) % 7; wait += 1) await tx.select().from(orderChanges).limit(1);
    });
  for (let round = 0; round < 15; round += 1) await Promise.all(ids.map((id) => change(id, round)));
  isOver = true;
  await watching;
  await ask();
  const last = await database.select().from(orderChanges).where(inArray(orderChanges.orderId, ids));
  const bySeq = (entries: (readonly [number, number])[]) => entries.sort((a, b) => a[1] - b[1]);
  expect(bySeq([...heard])).toEqual(bySeq(last.map(({ orderId, seq }) => [orderId, seq] as const)));
});
