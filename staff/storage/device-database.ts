/** What a program of the shop's side keeps on the device: one database of its own, apart from everything a shopper has here. */
import { clear, createStore, entries, promisifyRequest, type UseStore } from "idb-keyval";

export interface DeviceDatabase {
  /** Everything that is kept, by its key. Rejects where the browser keeps nothing. */
  readonly readKept: () => Promise<ReadonlyMap<string, unknown>>;
  /** Values to put and keys to remove, both or neither: a killed tab leaves no half of a change. */
  readonly keep: (put: Readonly<Record<string, unknown>>, removed?: readonly string[]) => Promise<void>;
  readonly forgetEverything: () => Promise<void>;
}

/** The database of a name; it is opened when it is first used. */
export function deviceDatabase(name: string): DeviceDatabase {
  let store: UseStore | null = null;
  const database = (): UseStore => {
    store ??= createStore(name, "kept");
    return store;
  };
  return {
    readKept: async () => new Map(await entries<string, unknown>(database())),
    keep: (put, removed = []) =>
      database()("readwrite", (rows) => {
        for (const [key, value] of Object.entries(put)) rows.put(value, key);
        for (const key of removed) rows.delete(key);
        return promisifyRequest(rows.transaction);
      }),
    forgetEverything: () => clear(database()),
  };
}
