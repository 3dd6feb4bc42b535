/** What the server has of a guest, read from its database after it was stopped, past every cache and route. */
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { ServerState } from "./invariants";

/** Hundredths a unit: the demo's currency has two decimals. */
const MINOR = 100;

/** Reads the states of guests. The server must not run: two processes on one folder lose data. */
export async function readServerStates(
  dataFolder: string,
  guestIds: readonly number[],
): Promise<Map<number, ServerState>> {
  const database = await PGlite.create({
    dataDir: join(dataFolder, "database"),
    extensions: { pg_trgm, btree_gist, unaccent },
  });
  try {
    const states = new Map<number, ServerState>();
    for (const guestId of guestIds) {
      const cart = await database.query<{ itemId: number; quantity: number }>(
        `select item_id as "itemId", quantity from cart_lines where guest_id = $1`,
        [guestId],
      );
      const orders = await database.query<{ id: number; total: number; createdAt: Date }>(
        `select id, total, created_at as "createdAt" from orders where guest_id = $1 order by created_at`,
        [guestId],
      );
      const keys = await database.query<{ open: number }>(
        "select count(*)::int as open from idempotency_keys where status = 0 and caller = 'guest:' || $1",
        [String(guestId)],
      );
      const state: ServerState = { cart: cart.rows, orders: [], openKeys: keys.rows[0]?.open ?? 0 };
      for (const order of orders.rows) {
        const lines = await database.query<{ itemId: number; quantity: number }>(
          `select item_id as "itemId", quantity from order_lines where order_id = $1`,
          [order.id],
        );
        state.orders.push({
          id: Number(order.id),
          total: Number(order.total) / MINOR,
          createdAt: order.createdAt.getTime(),
          lines: lines.rows,
        });
      }
      states.set(guestId, state);
    }
    return states;
  } finally {
    await database.close();
  }
}
