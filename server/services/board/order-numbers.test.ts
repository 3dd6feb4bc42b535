/** Numbers of changes under transactions that overlap, which the embedded database does not have. */
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { orderChanges, orders } from "../../db/schema";
import { openShopServer } from "../../testing/shop-server";
import { newGuest } from "../../testing/shoppers";

const { server, orderSoup } = await openShopServer({
  openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
});
const { database } = server.context;
afterAll(() => server.close());

it("become visible in their order, however their transactions overlap", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 12; count += 1) ids.push(await orderSoup(await newGuest(server)));
  const seen: number[][] = [];
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const rows = await database.select({ seq: orderChanges.seq }).from(orderChanges);
      seen.push(rows.map(({ seq }) => seq).sort((a, b) => a - b));
    }
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
  for (let round = 0; round < 10; round += 1) await Promise.all(ids.map((id) => change(id, round)));
  isOver = true;
  await watching;
  // Orders' last numbers: whoever saw a number has seen a later number of every order whose own is missing before it.
  const all = seen.map((numbers) => numbers.at(-1) ?? 0);
  expect([...all].sort((a, b) => a - b)).toEqual(all);
  expect(new Set(seen.at(-1)).size).toBe(ids.length);
  const last = seen.at(-1) ?? [];
  expect((last.at(-1) ?? 0) - (last[0] ?? 0)).toBe(ids.length - 1);
});
