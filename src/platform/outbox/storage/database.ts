/**
 * The outbox's database: rows, last-synced carts, and the records that tell a worker who is signed in. Without IndexedDB
 * (private windows, broken profiles) everything is kept in memory and `isDurable` is false.
 */
import { entries, get, promisifyRequest, type UseStore, values } from "idb-keyval";
import { openDatabase } from "@/platform/storage/open-database";

const name = "doorstep-outbox";
const version = 1;
/** "bases" holds the last-synced carts: an installed app has it under its first name. */
const stores = ["rows", "bases", "session"] as const;
export type StoreName = (typeof stores)[number];

/** Key in the session store under which a database has the name that it was given when it was made. */
const nameKey = "database";
/** Opening may fail for a moment, after a wipe or on a busy device. The pause grows with each attempt, ms. */
const maxOpenAttempts = 4;
/** The same at a start, where a browser that keeps nothing must not hold up the shopper for long. */
const maxFirstAttempts = 3;
const reopenPauseMs = 150;

// Owned by this file, for as long as the page or worker lives.
let opened: Promise<IDBDatabase | null> | null = null;
/** Name of the database that was open before. Another name says that storage was wiped in between. */
let knownName: string | null = null;
let recovery: WipeRecovery | null = null;
const memory = new Map<StoreName, Map<string, unknown>>(stores.map((store) => [store, new Map()]));

function open(): Promise<IDBDatabase | null> {
  opened ??= openWithRetries();
  return opened;
}

async function openWithRetries(): Promise<IDBDatabase | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const database = await openDatabase(name, version, stores, () => {
        opened = null;
      });
      await recoverIfWiped(database);
      return database;
    } catch {
      // What is only kept in memory dies with the tab: one refusal alone does not lead to that.
      const max = knownName === null ? maxFirstAttempts : maxOpenAttempts;
      if (typeof indexedDB === "undefined" || attempt >= max) return null;
      await new Promise((resolve) => setTimeout(resolve, reopenPauseMs * attempt));
    }
  }
}

/** What is written back after storage was wiped. */
export interface WipeRecovery {
  /** Records by key, written where the new database has none. */
  records: Partial<Record<StoreName, ReadonlyMap<string, unknown>>>;
  /** Called with the keys that were missing. */
  onRestored(missing: readonly { store: StoreName; key: string }[]): void;
}

/** From now on a database that was made anew after a wipe gets these records before anybody reads it; null: no longer. */
export function setWipeRecovery(next: WipeRecovery | null): void {
  recovery = next;
}

/** Reads the database's name. If it is not the database that was open before, restores its records first. */
async function recoverIfWiped(database: IDBDatabase): Promise<void> {
  const missing: { store: StoreName; key: string }[] = [];
  let found = "";
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(stores, "readwrite", { durability: "strict" });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
      const session = transaction.objectStore("session");
      const request = session.get(nameKey);
      request.onsuccess = () => {
        const stored: unknown = request.result;
        found = typeof stored === "string" ? stored : `${Date.now()} ${Math.random()}`;
        if (found !== stored) session.put(found, nameKey);
        if (knownName === null || knownName === found || recovery === null) return;
        for (const store of stores) {
          const objects = transaction.objectStore(store);
          for (const [key, record] of recovery.records[store] ?? []) {
            const existing = objects.get(key);
            existing.onsuccess = () => {
              if (existing.result !== undefined) return;
              objects.put(record, key);
              missing.push({ store, key });
            };
          }
        }
      };
    });
  } catch (error) {
    database.close();
    throw error;
  }
  const wiped = knownName !== null && knownName !== found;
  knownName = found;
  if (wiped) recovery?.onRestored(missing);
}

/** Whether what is written survives the tab. */
export async function isDurable(): Promise<boolean> {
  return (await open()) !== null;
}

async function run<T>(
  store: StoreName,
  work: (useStore: UseStore) => Promise<T>,
  inMemory: (entries: Map<string, unknown>) => T,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const database = await open();
    if (database === null) return inMemory(memory.get(store) as Map<string, unknown>);
    try {
      return await work(async (mode, callback) =>
        callback(database.transaction(store, mode, { durability: "strict" }).objectStore(store)),
      );
    } catch (error) {
      // "Connection to Indexed Database server lost": WebKit drops it in the background. Open again, once.
      opened = null;
      if (attempt > 0) throw error;
    }
  }
}

export const readRecords = (store: StoreName): Promise<unknown[]> =>
  run<unknown[]>(store, values, (records) => [...records.values()].map((value) => structuredClone(value)));

/** Every record of a store with its key. */
export const readEntries = (store: StoreName): Promise<[string, unknown][]> =>
  run<[string, unknown][]>(store, entries, (records) =>
    [...records].map(([key, value]) => [key, structuredClone(value)]),
  );

export const readRecord = (store: StoreName, key: string): Promise<unknown> =>
  run<unknown>(
    store,
    (useStore) => get(key, useStore),
    (records) => structuredClone(records.get(key)),
  );

/** Reads, changes and writes one record in one transaction. `undefined` deletes it. Returns the record afterwards. */
export function updateRecord<T>(
  store: StoreName,
  key: string,
  edit: (before: unknown) => T | undefined,
): Promise<T | undefined> {
  return run<T | undefined>(
    store,
    (useStore) =>
      useStore("readwrite", (objects) => {
        let after: T | undefined;
        const request = objects.get(key);
        request.onsuccess = () => {
          after = edit(request.result);
          if (after === undefined) objects.delete(key);
          else objects.put(after, key);
        };
        return promisifyRequest(objects.transaction).then(() => after);
      }),
    (records) => {
      const after = edit(structuredClone(records.get(key)));
      if (after === undefined) records.delete(key);
      else records.set(key, structuredClone(after));
      return after;
    },
  );
}

/** Deletes the records for which `test` returns true. */
export function deleteRecords(
  store: StoreName,
  test: (key: string, value: unknown) => boolean,
): Promise<void> {
  return run<void>(
    store,
    (useStore) =>
      useStore("readwrite", (objects) => {
        const request = objects.openCursor();
        request.onsuccess = () => {
          const cursor = request.result;
          if (!cursor) return;
          if (test(String(cursor.key), cursor.value)) cursor.delete();
          cursor.continue();
        };
        return promisifyRequest(objects.transaction);
      }),
    (records) => {
      for (const [key, value] of records) if (test(key, value)) records.delete(key);
    },
  );
}

/** Closes the connection; the next call opens a new one. For tests and frozen pages. */
export async function closeDatabase(): Promise<void> {
  (await opened)?.close();
  opened = null;
}
