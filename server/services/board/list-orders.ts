/** The board's lists, and what changed since a board has seen them. */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { BoardChanges, BoardOrderState, BoardOrders } from "@/contract/calls/board-orders";
import type { Database } from "../../context";
import { rowsOf } from "../../db/rows";
import { orders } from "../../db/schema";
import { type Operator, reachedBy, reaches } from "../operators/operator";
import { refuse } from "../refusals";
import { cursorText, parseCursor, readCursor } from "./board-cursor";
import { formatBoardOrders, readBoardOrders } from "./board-orders";
import { statusesIn } from "./order-actions";

/** Orders of a page, and changes of an answer. */
const pageSize = 100;
/** A board that is further behind loads its lists again. */
const maxBehind = 2000;

/** Where the next page begins: "1790000000000.12345678", the last order's time and number. */
function placeBefore(before: string | undefined) {
  if (before === undefined) return undefined;
  const [, time, id] = /^(\d{1,14})\.(\d{1,15})$/.exec(before) ?? [];
  if (time === undefined || id === undefined) throw refuse("board_page_unknown");
  const at = new Date(Number(time)).toISOString();
  return sql`(${orders.createdAt}, ${orders.id}) < (${at}::timestamptz, ${Number(id)}::bigint)`;
}

/** GET /board/orders: announced orders of the operator's stores, newest first. 404 for a store of others. */
export async function listBoardOrders(
  database: Database,
  operator: Operator,
  query: { state?: BoardOrderState; store_id?: number; before?: string },
): Promise<BoardOrders> {
  const { state, store_id: storeId, before } = query;
  if (storeId !== undefined && !reaches(operator, storeId)) throw refuse("board_store_unknown");
  // Read first: what changes from now on comes after it.
  const cursor = await readCursor(database, operator);
  const rows = await database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.announced, true),
        reachedBy(orders.storeId, operator),
        storeId === undefined ? undefined : eq(orders.storeId, storeId),
        state === undefined ? undefined : inArray(orders.status, [...statusesIn[state]]),
        placeBefore(before),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    orders: await formatBoardOrders(database, shown),
    cursor: cursorText(cursor),
    next: last ? `${last.createdAt.getTime()}.${last.id}` : null,
  };
}

/**
 * GET /board/changes: every order that changed after a cursor, as it is now. 410 where a store is too far ahead of the cursor, or
 * behind it, as after a backup was brought back.
 */
export async function boardChanges(
  database: Database,
  operator: Operator,
  after: string,
): Promise<BoardChanges> {
  const seen = parseCursor(after);
  const now = await readCursor(database, operator);
  for (const [storeId, seq] of seen) {
    const current = now.get(storeId) ?? 0;
    const isReached = operator.storeIds === null || operator.storeIds.includes(storeId);
    if (isReached && (seq > current || current - seq > maxBehind)) throw refuse("board_cursor_old");
  }
  const behind = [...now].filter(([storeId, seq]) => seq > (seen.get(storeId) ?? 0));
  const text = (values: readonly number[]) => `{${values.join()}}`;
  const changed = rowsOf<{ order_id: number; store_id: number; seq: number }>(
    await database.execute(sql`
      select c.order_id, c.store_id, c.seq
      from unnest(${text(behind.map(([id]) => id))}::int[], ${text(behind.map(([id]) => seen.get(id) ?? 0))}::bigint[]) as s(store, seen)
      join order_changes c on c.store_id = s.store and c.seq > s.seen
      order by c.store_id, c.seq limit ${pageSize + 1}`),
  );
  const told = changed.slice(0, pageSize);
  const orders = await readBoardOrders(
    database,
    told.map((row) => row.order_id),
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  const last = changed.length > pageSize ? told.at(-1) : undefined;
  // Stores are told one after the other: those before the last are through, those after it are where they were.
  const reached = [...now].map(([storeId, seq]) => {
    if (!last || storeId < last.store_id) return [storeId, seq] as const;
    return [storeId, storeId === last.store_id ? last.seq : (seen.get(storeId) ?? 0)] as const;
  });
  return {
    orders: told.flatMap((row) => byId.get(row.order_id) ?? []),
    cursor: cursorText(new Map(reached)),
    more: last !== undefined,
  };
}
