/** The orders that this board knows, in memory and on the device. */
import { create } from "zustand";
import type { BoardOrder, BoardOrderDetails } from "@/contract/calls/board-orders";
import { keep } from "../storage/board-database";
import { type Cursor, readCursor, writeCursor } from "./cursor";
import { mergeOrders, type Orders, outdatedOrders } from "./merge-orders";

interface OrdersState {
  readonly orders: Orders;
  /** Null: no list was ever read. */
  readonly cursor: Cursor | null;
  /** What is on the cards, by order; as of the order's `seq` in it. */
  readonly details: ReadonlyMap<number, BoardOrderDetails>;
}

const none: OrdersState = { orders: new Map(), cursor: null, details: new Map() };

export const useOrders = create<OrdersState>(() => none);

/** Takes up what was kept: a board without a network starts with the last that it knew. */
export function restoreOrders(kept: ReadonlyMap<string, unknown>): void {
  const orders = new Map<number, BoardOrder>();
  const details = new Map<number, BoardOrderDetails>();
  for (const [key, value] of kept) {
    if (key.startsWith("order:")) orders.set((value as BoardOrder).id, value as BoardOrder);
    if (key.startsWith("details:")) details.set((value as BoardOrderDetails).id, value as BoardOrderDetails);
  }
  const cursor = kept.get("cursor");
  useOrders.setState({ orders, details, cursor: typeof cursor === "string" ? readCursor(cursor) : null });
}

/** Forgets them in memory; who signs out wipes the device, too. */
export const forgetOrders = (): void => useOrders.setState(none);

/**
 * Takes orders that came, and the place in the sequences that is reached with them; null leaves the place. Both are kept in one
 * transaction: a board that was killed never believes that it has seen what it has not.
 */
export function takeOrders(incoming: readonly BoardOrder[], cursor: Cursor | null): void {
  const before = useOrders.getState();
  const orders = mergeOrders(before.orders, incoming);
  const outdated = outdatedOrders(orders, Date.now());
  const left = new Map([...orders].filter(([id]) => !outdated.includes(id)));
  const details = new Map([...before.details].filter(([id]) => left.has(id)));
  useOrders.setState({ orders: left, details, cursor: cursor ?? before.cursor });
  const changed = incoming.filter(({ id }) => left.has(id) && left.get(id) !== before.orders.get(id));
  void keep(
    {
      ...Object.fromEntries(changed.map((order) => [`order:${order.id}`, order])),
      ...(cursor ? { cursor: writeCursor(cursor) } : {}),
    },
    outdated.flatMap((id) => [`order:${id}`, `details:${id}`]),
  ).catch(() => undefined);
}

/** Takes the lists in the place of everything that is known: what is missing in them is over for long. */
export function replaceOrders(listed: readonly BoardOrder[], cursor: Cursor): void {
  const before = useOrders.getState();
  const ids = new Set(listed.map(({ id }) => id));
  const gone = [...before.orders.keys()].filter((id) => !ids.has(id));
  useOrders.setState({
    orders: new Map([...before.orders].filter(([id]) => ids.has(id))),
    cursor: null,
  });
  void keep(
    {},
    gone.flatMap((id) => [`order:${id}`, `details:${id}`]),
  ).catch(() => undefined);
  takeOrders(listed, cursor);
}

export function takeDetails(details: BoardOrderDetails): void {
  const before = useOrders.getState().details;
  if ((before.get(details.id)?.seq ?? -1) > details.seq) return;
  useOrders.setState({ details: new Map([...before, [details.id, details]]) });
  void keep({ [`details:${details.id}`]: details }).catch(() => undefined);
}
