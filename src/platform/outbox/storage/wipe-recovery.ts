/**
 * Storage that is wiped under an open page (by the browser when space runs out, or by hand) takes the rows along. The
 * page still has them and the last-synced carts in memory, and writes them into the next database before anybody reads
 * it, so that nothing the shopper believes to be waiting is lost unnoticed.
 */
import { publishEvent, subscribeOutbox } from "../rows/events";
import { parseRow, toRecord } from "../rows/row-guard";
import { setStorageRecovery } from "./connection";
import { readEntries } from "./database";

const stores = ["rows", "bases"] as const;

// Owned by `startWipeRecovery` and emptied by the function that it returns.
const known = { rows: new Map<string, unknown>(), bases: new Map<string, unknown>() };
let unsubscribe: (() => void) | null = null;

function remember(store: (typeof stores)[number], key: string, record: unknown): void {
  if (record === null) known[store].delete(key);
  else known[store].set(key, record);
}

/** A failed read is repeated with the next event. */
const ignoreFailure = () => {};

/**
 * Keeps a copy of every row and last-synced cart in memory. Calls `onStorageLost` when a wiped database was filled again,
 * and when one that was refused at the start is there: then the session record has to be written again, too. Returns a
 * function that stops it.
 */
export function startWipeRecovery(onStorageLost: () => void): () => void {
  unsubscribe ??= subscribeOutbox((event) => {
    if (event.type === "row") remember("rows", event.id, event.row && toRecord(event.row));
    if (event.type === "synced-cart") remember("bases", event.key, event.cart);
  });
  setStorageRecovery({
    records: known,
    onRestored: (missing) => {
      for (const { store, key } of missing)
        if (store === "rows") publishEvent({ type: "row", id: key, row: parseRow(known.rows.get(key)) });
      onStorageLost();
    },
    onDurable: () => {
      onStorageLost();
      void readEntries("rows").then((entries) => {
        for (const [key, record] of entries) {
          const row = parseRow(record);
          if (row) publishEvent({ type: "row", id: key, row });
        }
      }, ignoreFailure);
    },
  });
  for (const store of stores)
    void readEntries(store)
      .then((entries) => {
        for (const [key, record] of entries) if (!known[store].has(key)) known[store].set(key, record);
      })
      .catch(ignoreFailure);
  return () => {
    unsubscribe?.();
    unsubscribe = null;
    setStorageRecovery(null);
    for (const store of stores) known[store].clear();
  };
}
