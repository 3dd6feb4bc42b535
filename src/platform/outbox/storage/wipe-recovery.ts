/**
 * Storage that is wiped under an open page (by the browser for want of space, or by hand) takes the rows along. The page
 * still knows them, and the carts that both sides had: they are in the next database before anybody reads it, so that
 * what the shopper was told is waiting is not forgotten in silence.
 */

import { listen, publishEvent } from "../queue/events";
import { readEntries, setWipeRecovery } from "./database";
import { parseRow } from "./row-guard";

const stores = ["rows", "bases"] as const;
const known = { rows: new Map<string, unknown>(), bases: new Map<string, unknown>() };
let stopFollowing: (() => void) | null = null;

function follow(store: (typeof stores)[number], key: string, record: unknown): void {
  if (record === null) known[store].delete(key);
  else known[store].set(key, record);
}

/**
 * Keeps in mind every row and base there is and every change of one; answers how to stop. `storageLost` hears when a
 * wiped storage was filled again: who is here has to be written down again, too.
 */
export function startWipeRecovery(storageLost: () => void): () => void {
  stopFollowing ??= listen((event) => {
    if (event.type === "row") follow("rows", event.id, event.row);
    if (event.type === "base") follow("bases", event.key, event.base);
  });
  setWipeRecovery({
    records: known,
    refilled: (missing) => {
      for (const { store, key } of missing)
        if (store === "rows") publishEvent({ type: "row", id: key, row: parseRow(known.rows.get(key)) });
      storageLost();
    },
  });
  for (const store of stores)
    void readEntries(store)
      .then((entries) => {
        for (const [key, record] of entries) if (!known[store].has(key)) known[store].set(key, record);
      })
      .catch(() => {});
  return () => {
    stopFollowing?.();
    stopFollowing = null;
    setWipeRecovery(null);
    for (const store of stores) known[store].clear();
  };
}
