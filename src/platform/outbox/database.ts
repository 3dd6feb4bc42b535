/**
 * The outbox's database. Rows, the last carts that both sides had, and the one record that tells a worker who is
 * signed in. Without IndexedDB (private windows, broken profiles) everything lives in memory and `durable` is false.
 */
import { openDatabase } from "@/platform/storage/open-database";

const name = "doorstep-outbox";
const version = 1;
const stores = ["rows", "bases", "session"] as const;
export type StoreName = (typeof stores)[number];

let opened: Promise<IDBDatabase | null> | null = null;
const memory = new Map<StoreName, Map<string, unknown>>(stores.map((store) => [store, new Map()]));

/** It could be opened once in this life of the page: a refusal is then a passing one, as while storage is being wiped. */
let everOpened = false;
const openingsAfterAll = 4;
/** ms, longer each time. */
const pauseBetween = 150;

function open(): Promise<IDBDatabase | null> {
  opened ??= openWithPatience();
  return opened;
}

async function openWithPatience(): Promise<IDBDatabase | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const database = await openDatabase(name, version, stores, () => {
        opened = null;
      });
      everOpened = true;
      return database;
    } catch {
      if (!everOpened || attempt === openingsAfterAll) return null;
      await new Promise((resolve) => setTimeout(resolve, pauseBetween * attempt));
    }
  }
}

/** Whether what is written survives the tab. */
export async function isDurable(): Promise<boolean> {
  return (await open()) !== null;
}

async function run<T>(
  store: StoreName,
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore, result: (value: T) => void) => void,
  inMemory: (entries: Map<string, unknown>) => T,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    const database = await open();
    if (database === null) return inMemory(memory.get(store) as Map<string, unknown>);
    try {
      return await new Promise<T>((resolve, reject) => {
        let value: T;
        const transaction = database.transaction(store, mode, { durability: "strict" });
        transaction.oncomplete = () => resolve(value);
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
        work(transaction.objectStore(store), (result) => {
          value = result;
        });
      });
    } catch (error) {
      // "Connection to Indexed Database server lost": WebKit drops it in the background. Open again, once.
      opened = null;
      if (attempt > 0) throw error;
    }
  }
}

export function readAll(store: StoreName): Promise<unknown[]> {
  return run<unknown[]>(
    store,
    "readonly",
    (objects, result) => {
      const request = objects.getAll();
      request.onsuccess = () => result(request.result);
    },
    (entries) => [...entries.values()].map((value) => structuredClone(value)),
  );
}

export function read(store: StoreName, key: string): Promise<unknown> {
  return run<unknown>(
    store,
    "readonly",
    (objects, result) => {
      const request = objects.get(key);
      request.onsuccess = () => result(request.result);
    },
    (entries) => structuredClone(entries.get(key)),
  );
}

/** Reads, changes and writes one record in one transaction. `undefined` deletes it. Answers what is there afterwards. */
export function change<T>(
  store: StoreName,
  key: string,
  edit: (before: unknown) => T | undefined,
): Promise<T | undefined> {
  return run<T | undefined>(
    store,
    "readwrite",
    (objects, result) => {
      const request = objects.get(key);
      request.onsuccess = () => {
        const after = edit(request.result);
        if (after === undefined) objects.delete(key);
        else objects.put(after, key);
        result(after);
      };
    },
    (entries) => {
      const after = edit(structuredClone(entries.get(key)));
      if (after === undefined) entries.delete(key);
      else entries.set(key, structuredClone(after));
      return after;
    },
  );
}

/** Deletes the records that the test names. */
export async function removeWhere(
  store: StoreName,
  test: (key: string, value: unknown) => boolean,
): Promise<void> {
  await run<undefined>(
    store,
    "readwrite",
    (objects) => {
      const request = objects.openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return;
        if (test(String(cursor.key), cursor.value)) cursor.delete();
        cursor.continue();
      };
    },
    (entries) => {
      for (const [key, value] of entries) if (test(key, value)) entries.delete(key);
      return undefined;
    },
  );
}

/** Closes the connection; the next call opens a new one. For tests and frozen pages. */
export async function close(): Promise<void> {
  (await opened)?.close();
  opened = null;
}
