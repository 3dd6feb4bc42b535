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

/** Where, beside the session's record, a database keeps the name that it was given when it was made. */
const nameKey = "database";
/**
 * The name of the database that was open before in this life of the page. A refusal to open it is then a passing one, as
 * while storage is being wiped; one with another name stands in its place, empty but for what came after the wiping.
 */
let known: string | null = null;
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
      await takeUp(database);
      return database;
    } catch {
      if (known === null || attempt === openingsAfterAll) return null;
      await new Promise((resolve) => setTimeout(resolve, pauseBetween * attempt));
    }
  }
}

/** What a wiped storage has lost and is put back, and who is told of it. */
export interface WipeRecovery {
  /** Records by key; they are put where none is. */
  records: Partial<Record<StoreName, ReadonlyMap<string, unknown>>>;
  /** Hears which keys were missing. */
  refilled(missing: readonly { store: StoreName; key: string }[]): void;
}
let refill: WipeRecovery | null = null;

/** From now on a database that was made anew after storage was wiped is filled before anybody reads it; null: no more. */
export function setWipeRecovery(next: WipeRecovery | null): void {
  refill = next;
}

/** Learns the database's name; one that is not the database that was open before is filled again first. */
async function takeUp(database: IDBDatabase): Promise<void> {
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
        const named = typeof request.result === "string";
        found = named ? (request.result as string) : `${Date.now()} ${Math.random()}`;
        if (!named) session.put(found, nameKey);
        if (known === null || known === found || refill === null) return;
        for (const store of stores) {
          const objects = transaction.objectStore(store);
          for (const [key, record] of refill.records[store] ?? []) {
            const there = objects.get(key);
            there.onsuccess = () => {
              if (there.result !== undefined) return;
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
  const wiped = known !== null && known !== found;
  known = found;
  if (wiped) refill?.refilled(missing);
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

export function readRecords(store: StoreName): Promise<unknown[]> {
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

/** Every record of a store with its key. */
export function readEntries(store: StoreName): Promise<[string, unknown][]> {
  return run<[string, unknown][]>(
    store,
    "readonly",
    (objects, result) => {
      const keys = objects.getAllKeys();
      const values = objects.getAll();
      values.onsuccess = () => result(keys.result.map((key, index) => [String(key), values.result[index]]));
    },
    (entries) => [...entries].map(([key, value]) => [key, structuredClone(value)]),
  );
}

export function readRecord(store: StoreName, key: string): Promise<unknown> {
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
export function updateRecord<T>(
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
export async function deleteRecords(
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
export async function closeDatabase(): Promise<void> {
  (await opened)?.close();
  opened = null;
}
