/**
 * Cart rows around an order. What the shopper changes after the press belongs to the next order, so it is written behind
 * the order and leaves the cart that was pressed as it is. A placed order takes its lines out of the rows behind it.
 */

import { lineKey } from "@/domain/cart-lines";
import { linesWithout } from "@/domain/lines-without";
import { randomUuid } from "@/platform/random-uuid";
import type { CartRow, OrderRow, OutboxRow } from "../rows/row";
import { readRows, updateRow } from "./rows";

type CartPayload = CartRow["payload"];

const isOpenOrder = (row: OutboxRow): row is OrderRow => row.kind === "order" && row.state !== "placed";

/**
 * The payload as it is written now: behind the order that is on its way or a cart of before the session expired, which
 * knows other lines, and without the lines of an order that was placed before the page heard of it. `rows` are the rows of the cart's owner and subject, oldest first.
 */
export function placeCartRow(payload: CartPayload, rows: readonly OutboxRow[]): CartPayload {
  const last = rows.findLast((row) => row.kind === "cart" || isOpenOrder(row));
  const isSameCart = last?.kind === "cart" && !last.payload.lastSynced;
  const afterOrder = isSameCart ? last.payload.afterOrder : last && randomUuid();
  const left = withoutPlacedOrders(payload, rows);
  return afterOrder === undefined ? left : { ...left, afterOrder };
}

/** The payload without the pieces of every order among these rows that the server has. */
export const withoutPlacedOrders = (payload: CartPayload, rows: readonly OutboxRow[]): CartPayload =>
  rows
    .filter((row) => row.kind === "order" && row.state === "placed")
    .reduce((left, { key }) => withoutOrder(left, key), payload);

/** The payload without the pieces of an order that the server has. */
function withoutOrder(payload: CartPayload, orderKey: string): CartPayload {
  const { [orderKey]: pieces, ...ordered } = payload.ordered ?? {};
  if (!pieces) return payload;
  const lines = linesWithout(payload.lines, (line) => pieces[lineKey(line)] ?? 0);
  return { ...payload, lines, ordered };
}

/**
 * Takes a placed order's lines out of the cart rows that still wait. To be called before the order is marked as placed:
 * until then no sender goes on with the rows behind it.
 */
export async function takeOrderOutOfCartRows({ owner, key }: OrderRow): Promise<void> {
  for (const row of await readRows()) {
    if (row.kind !== "cart" || row.owner !== owner || !row.payload.ordered?.[key]) continue;
    await updateRow(row.id, (now) =>
      now.kind === "cart" ? { ...now, payload: withoutOrder(now.payload, key) } : undefined,
    );
  }
}
