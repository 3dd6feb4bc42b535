/** Asks for what the board has missed. */
import type { BoardChanges, BoardOrder, BoardOrderState, BoardOrders } from "@/contract/calls/board-orders";
import { isApiError } from "@/platform/http/api-error";
import { callBoard } from "../api/call-board";
import { type Cursor, furthest, readCursor, writeCursor } from "../orders/cursor";
import { replaceOrders, takeOrders, useOrders } from "../orders/orders";

/** Pages of a list that are read at most; of what is over the first one is enough. */
const maxPages: Record<BoardOrderState, number> = { new: 50, active: 50, done: 1 };

/** Every order that changed after the board's place. Reads the lists where the board has none or it is too old. Throws ApiError. */
export async function catchUp(token: string): Promise<void> {
  const { cursor } = useOrders.getState();
  if (cursor === null) return readLists(token);
  try {
    for (let place: Cursor = cursor, more = true; more; ) {
      const after = encodeURIComponent(writeCursor(place));
      const changes = await callBoard<BoardChanges>({ path: `/changes?after=${after}`, token });
      place = furthest(place, readCursor(changes.cursor));
      takeOrders(changes.orders, furthest(place, useOrders.getState().cursor ?? new Map()));
      more = changes.more;
    }
  } catch (error) {
    if (!isApiError(error) || !error.hasCode("board_cursor_old")) throw error;
    await readLists(token);
  }
}

/** The first list is read first: what changes while the others are read comes after its place. */
async function readLists(token: string): Promise<void> {
  const found: BoardOrder[] = [];
  let place: Cursor | null = null;
  for (const state of ["new", "active", "done"] as const) {
    let before: string | null = null;
    for (let page = 0; page < maxPages[state]; page += 1) {
      const more: string = before === null ? "" : `&before=${encodeURIComponent(before)}`;
      const list: BoardOrders = await callBoard({ path: `/orders?state=${state}${more}`, token });
      place ??= readCursor(list.cursor);
      found.push(...list.orders);
      before = list.next;
      if (before === null) break;
    }
  }
  replaceOrders(found, place ?? new Map());
}
