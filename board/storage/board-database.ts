/** What the board keeps on the device: one database of its own, apart from everything a shopper has here. */
import { clear, createStore, entries, promisifyRequest, type UseStore } from "idb-keyval";

const databaseName = "doorstep-board";

let store: UseStore | null = null;

function database(): UseStore {
  store ??= createStore(databaseName, "kept");
  return store;
}

/** Everything that is kept, by its key. Rejects where the browser keeps nothing. */
export async function readKept(): Promise<ReadonlyMap<string, unknown>> {
  return new Map(await entries<string, unknown>(database()));
}

/** Values to put and keys to remove, both or neither: a killed tab leaves no half of a change. */
export function keep(put: Readonly<Record<string, unknown>>, removed: readonly string[] = []): Promise<void> {
  return database()("readwrite", (rows) => {
    for (const [key, value] of Object.entries(put)) rows.put(value, key);
    for (const key of removed) rows.delete(key);
    return promisifyRequest(rows.transaction);
  });
}

export const forgetEverything = (): Promise<void> => clear(database());
