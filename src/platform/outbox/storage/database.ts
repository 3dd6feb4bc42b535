/**
 * The outbox's database: rows, last-synced carts, and the records that tell a worker who is signed in. Without IndexedDB
 * (private windows, broken profiles) everything is kept in memory, and so is what a full disk refuses: `isDurable` is false.
 */
import { entries, get, type UseStore, values } from "idb-keyval";
import { closeConnection, dropConnection, memory, openConnection, type StoreName } from "./connection";
import { dropRefused, keepRefused, refused } from "./refused-records";

export const isDiskFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** Whether what is written survives the tab. Rejects as every call here while a database that was open cannot be reached. */
export async function isDurable(): Promise<boolean> {
  return (await openConnection()) !== null && refused.rows.size === 0;
}

/** The end of a transaction. Where a request fails its error comes up here first, when the transaction has none yet. */
const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

async function run<T>(
  store: StoreName,
  work: (useStore: UseStore) => Promise<T>,
  inMemory: (entries: Map<string, unknown>) => T,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const database = await openConnection();
    if (database === null) return inMemory(memory[store]);
    try {
      return await work(async (mode, callback) =>
        callback(database.transaction(store, mode, { durability: "strict" }).objectStore(store)),
      );
    } catch (error) {
      if (isDiskFull(error)) throw error;
      // "Connection to Indexed Database server lost": WebKit drops it in the background. Open again, once.
      await dropConnection(database);
      if (attempt > 0) throw error;
    }
  }
}

export const readRecords = async (store: StoreName): Promise<unknown[]> =>
  refused[store].size > 0
    ? (await readEntries(store)).map(([, record]) => record)
    : run<unknown[]>(store, values, (records) =>
        [...records.values()].map((value) => structuredClone(value)),
      );

/** Every record of a store with its key. */
export async function readEntries(store: StoreName): Promise<[string, unknown][]> {
  const stored = await run<[string, unknown][]>(store, entries, (records) =>
    [...records].map(([key, value]) => [key, structuredClone(value)]),
  );
  if (refused[store].size === 0) return stored;
  return [...new Map([...stored, ...structuredClone(refused[store])])].filter(
    ([, record]) => record !== undefined,
  );
}

export const readRecord = async (store: StoreName, key: string): Promise<unknown> =>
  refused[store].has(key)
    ? structuredClone(refused[store].get(key))
    : run<unknown>(
        store,
        (useStore) => get(key, useStore),
        (records) => structuredClone(records.get(key)),
      );

/**
 * Reads, changes and writes one record in one transaction. `undefined` deletes it. Returns the record afterwards. With
 * `isKeptOnDisk` a record that the disk holds is changed there, or this rejects: not in this page alone.
 */
export async function updateRecord<T>(
  store: StoreName,
  key: string,
  edit: (before: unknown) => T | undefined,
  { isKeptOnDisk = false }: { isKeptOnDisk?: boolean } = {},
): Promise<T | undefined> {
  let edited: { after: T | undefined; before: unknown } | null = null;
  try {
    return await run<T | undefined>(
      store,
      (useStore) =>
        useStore("readwrite", (objects) => {
          const request = objects.get(key);
          request.onsuccess = () => {
            const known = refused[store].has(key) ? structuredClone(refused[store].get(key)) : request.result;
            const after = edit(known);
            edited = { after, before: request.result };
            if (after === undefined) objects.delete(key);
            else objects.put(after, key);
          };
          return ended(objects.transaction).then(() => {
            dropRefused(store, key);
            return edited?.after;
          });
        }),
      (records) => {
        const after = edit(structuredClone(records.get(key)));
        if (after === undefined) records.delete(key);
        else records.set(key, structuredClone(after));
        return after;
      },
    );
  } catch (error) {
    if (!isDiskFull(error) || edited === null) throw error;
    const { after, before } = edited as { after: T | undefined; before: unknown };
    if (isKeptOnDisk && before !== undefined) throw error;
    keepRefused(store, key, after, before);
    return after;
  }
}

/** Whether the disk holds a record as it was last written here. */
export const isOnDisk = (store: StoreName, key: string): boolean => !refused[store].has(key);

/** As `updateRecord`. False where a full disk goes on holding the record as it was, so that this page alone has the change. */
export async function updateOnDisk(
  store: StoreName,
  key: string,
  edit: (before: unknown) => unknown,
): Promise<boolean> {
  try {
    await updateRecord(store, key, edit, { isKeptOnDisk: true });
    return true;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    await updateRecord(store, key, edit);
    return false;
  }
}

/** Deletes the records for which `test` returns true; what a full disk goes on holding is hidden in this page. */
export async function deleteRecords(
  store: StoreName,
  test: (key: string, value: unknown) => boolean,
): Promise<void> {
  const hide = (records: Iterable<[string, unknown]>) => {
    for (const [key, value] of records)
      if (value !== undefined && test(key, value)) keepRefused(store, key, undefined, value);
  };
  hide(refused[store]);
  await run<void>(
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
        return ended(objects.transaction);
      }),
    (records) => {
      for (const [key, value] of records) if (test(key, value)) records.delete(key);
    },
  ).catch(async (error: unknown) => {
    if (!isDiskFull(error)) throw error;
    hide(await readEntries(store));
  });
}

/**
 * Closes the connection; the next call opens a new one.
 * @internal For tests, which open it again.
 */
export const closeDatabase = closeConnection;
