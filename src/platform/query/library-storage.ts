/**
 * IndexedDB as the library tier wants it: never rejects, gives up after a while, opens again when the browser has
 * closed the connection (WebKit does so in the background). Without IndexedDB it keeps nothing.
 */

import type { PersistedQuery } from "@tanstack/react-query-persist-client";
import { createStore, del, delMany, entries, get, set, type UseStore } from "idb-keyval";

/** Waiting for a kept copy must not be slower than a good network. ms. */
export const storagePatience = 300;

const databaseName = "doorstep-library";
const storeName = "queries";

let store: UseStore | null = null;

async function attempt<T>(work: (store: UseStore) => Promise<T>, otherwise: T): Promise<T> {
  for (let again = true; ; again = false) {
    try {
      store ??= createStore(databaseName, storeName);
      return await work(store);
    } catch {
      // "Connection to Indexed Database server lost": drop the connection, open anew, once.
      store = null;
      if (!again) return otherwise;
    }
  }
}

function within<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), storagePatience);
    void work.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

export const libraryStorage = {
  getItem: (key: string): Promise<PersistedQuery | undefined> =>
    within(
      attempt<PersistedQuery | undefined>((db) => get(key, db), undefined),
      undefined,
    ),
  setItem: (key: string, value: PersistedQuery): Promise<void> =>
    attempt((db) => set(key, value, db), undefined),
  removeItem: (key: string): Promise<void> => attempt((db) => del(key, db), undefined),
  entries: (): Promise<[string, PersistedQuery][]> =>
    attempt((db) => entries<string, PersistedQuery>(db), []),
  removeMany: (keys: string[]): Promise<void> => attempt((db) => delMany(keys, db), undefined),
};
