/** Where a board is in the sequences of its stores, and what an event means for it. */

/** The last number of each store that was seen; 0 is the shop's parcels. */
export type Cursor = ReadonlyMap<number, number>;

/** Reads "12:45,13:7"; what is no pair is left out. */
export function readCursor(text: string): Cursor {
  const pairs = [...text.matchAll(/(\d+):(\d+)/g)];
  return new Map(pairs.map(([, store, seq]) => [Number(store), Number(seq)]));
}

export const writeCursor = (cursor: Cursor): string =>
  [...cursor].map(([store, seq]) => `${store}:${seq}`).join(",");

/**
 * `next`: the one that was to come. `known`: it or a later one was seen. `gap`: others were missed, so the board has to ask for
 * them before its number may move.
 */
export function placeOf(cursor: Cursor, event: { store_id: number; seq: number }): "next" | "known" | "gap" {
  const last = cursor.get(event.store_id) ?? 0;
  if (event.seq <= last) return "known";
  return event.seq === last + 1 ? "next" : "gap";
}

/** The cursor after an event that was the next one. */
export const movedBy = (cursor: Cursor, event: { store_id: number; seq: number }): Cursor =>
  new Map([...cursor, [event.store_id, event.seq]]);

/** Both together, never backwards: two answers may cross. */
export function furthest(a: Cursor, b: Cursor): Cursor {
  const stores = new Set([...a.keys(), ...b.keys()]);
  return new Map([...stores].map((store) => [store, Math.max(a.get(store) ?? 0, b.get(store) ?? 0)]));
}

/** Whether something happened at a store that was not seen yet. */
export const isBehind = (own: Cursor, theirs: Cursor): boolean =>
  [...theirs].some(([store, seq]) => seq > (own.get(store) ?? 0));
