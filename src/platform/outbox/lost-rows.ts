/**
 * Storage that is wiped under an open page (by the browser for want of space, or by hand) takes the rows along. The page
 * still knows them and puts them back: what the shopper was told is waiting must not be forgotten in silence.
 */
import { change } from "./database";
import { announce, listen } from "./events";
import type { OutboxRow } from "./row";
import { allRows } from "./rows";
import { readSession } from "./session-record";

const known = new Map<string, OutboxRow>();
let stopFollowing: (() => void) | null = null;

/** Keeps in mind every row there is and every change of one; answers how to stop. */
export function rememberRows(): () => void {
  stopFollowing ??= listen((event) => {
    if (event.type !== "row") return;
    if (event.row) known.set(event.id, event.row);
    else known.delete(event.id);
  });
  void allRows()
    .then((rows) => {
      for (const row of rows) if (!known.has(row.id)) known.set(row.id, row);
    })
    .catch(() => {});
  return () => {
    stopFollowing?.();
    stopFollowing = null;
    known.clear();
  };
}

/**
 * Puts rows back that a wiped storage has lost; answers whether it was wiped. It was when not even the session's record
 * is there, which every page writes at its start and nobody deletes: a row alone that is missing was done or taken back.
 */
export async function putLostRowsBack(): Promise<boolean> {
  if (known.size === 0 || (await readSession()) !== null) return false;
  for (const row of known.values()) {
    let lost = false;
    await change<unknown>("rows", row.id, (before) => {
      lost = before === undefined;
      return before ?? row;
    });
    if (lost) announce({ type: "row", id: row.id, row });
  }
  return true;
}
