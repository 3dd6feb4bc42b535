/** Orders as they come from lists, events and answers, in any order. */
import type { BoardOrder, BoardOrderState } from "@/contract/calls/board-orders";

export type Orders = ReadonlyMap<number, BoardOrder>;

/** Orders that are over are kept so long, ms: a day's work and what is asked about the next morning. */
const keptAfterMs = 36 * 3_600_000;

/** With these orders where they are newer than what is known. The same object when nothing is. */
export function mergeOrders(known: Orders, incoming: readonly BoardOrder[]): Orders {
  const newer = incoming.filter((order) => order.seq > (known.get(order.id)?.seq ?? -1));
  return newer.length === 0
    ? known
    : new Map([...known, ...newer.map((order) => [order.id, order] as const)]);
}

/** Ids of orders that are over for so long that nobody looks at them here. */
export const outdatedOrders = (orders: Orders, now: number): number[] =>
  [...orders.values()]
    .filter(({ state, created_at }) => state === "done" && now - Date.parse(created_at) > keptAfterMs)
    .map(({ id }) => id);

/** When an order is wanted or promised, epoch ms; null: as soon as possible, and nothing was promised yet. */
export function dueAt({ ready_by, scheduled_at }: BoardOrder): number | null {
  const due = ready_by ?? scheduled_at;
  return due === null ? null : Date.parse(due);
}

/**
 * A list as it is shown: what waits longest first among the new, what is due first among those that are made, and the latest first
 * of what is over.
 */
export function listOf(orders: Orders, state: BoardOrderState, storeId: number | null): BoardOrder[] {
  const chosen = [...orders.values()].filter(
    (order) => order.state === state && (storeId === null || order.store_id === storeId),
  );
  const created = (order: BoardOrder) => Date.parse(order.created_at);
  if (state === "done") return chosen.sort((a, b) => created(b) - created(a) || b.id - a.id);
  if (state === "new") return chosen.sort((a, b) => created(a) - created(b) || a.id - b.id);
  return chosen.sort((a, b) => (dueAt(a) ?? created(a)) - (dueAt(b) ?? created(b)) || a.id - b.id);
}
