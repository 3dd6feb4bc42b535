/**
 * IndexedDB as the library tier wants it: never rejects, gives up after a while, opens again when the browser has
 * closed the connection (WebKit does so in the background). Without IndexedDB it keeps nothing. Writes are gathered and
 * done when the page is idle, one record a query; beside each stands its size, so that the library can be kept small
 * without reading it.
 */
import type { PersistedQuery } from "@tanstack/react-query-persist-client";

/** Waiting for a kept copy must not be slower than a good network. ms. */
export const storagePatience = 300;
/** A write waits for an idle moment no longer than this, ms. */
const idlePatience = 1_000;

const databaseName = "doorstep-library";
const records = "queries";
const sizes = "sizes";

/** What is known of a record without reading it. */
export interface RecordSize {
  /** Length of its JSON in UTF-8. */
  bytes: number;
  /** When its answer came, epoch ms. */
  at: number;
  version: string;
}

let opened: Promise<IDBDatabase> | null = null;
const pending = new Map<string, PersistedQuery>();
const writing = new Map<string, PersistedQuery>();
let flushing: Promise<void> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 2);
    request.onupgradeneeded = () => {
      for (const store of [records, sizes]) {
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
      }
    };
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => {
        database.close();
        opened = null;
      };
      database.onversionchange = forget;
      database.onclose = forget;
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
  return opened;
}

/** One transaction over both stores. Rejects with its error, e.g. QuotaExceededError. */
async function transact<T>(
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction, result: (value: T) => void) => void,
  otherwise: T,
): Promise<T> {
  const database = await open();
  return new Promise<T>((resolve, reject) => {
    let value = otherwise;
    const transaction = database.transaction([records, sizes], mode, { durability: "relaxed" });
    transaction.oncomplete = () => resolve(value);
    transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error("aborted"));
    work(transaction, (result) => {
      value = result;
    });
  });
}

async function attempt<T>(...[mode, work, otherwise]: Parameters<typeof transact<T>>): Promise<T> {
  for (let again = true; ; again = false) {
    try {
      return await transact(mode, work, otherwise);
    } catch {
      // "Connection to Indexed Database server lost": drop the connection, open anew, once.
      opened = null;
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

/** Everything that waits, in one transaction. A full device makes room once, then goes without. Never rejects. */
async function write(batch: readonly (readonly [string, PersistedQuery])[]): Promise<void> {
  const measured = batch.map(([key, record]) => [key, record, sizeOf(record)] as const);
  const put = () =>
    transact<void>(
      "readwrite",
      (transaction) => {
        for (const [key, record, size] of measured) {
          try {
            transaction.objectStore(records).put(record, key);
            transaction.objectStore(sizes).put(size, key);
          } catch {
            // A record that cannot be cloned is left out; the others are kept.
          }
        }
      },
      undefined,
    );
  for (let again = true; ; again = false) {
    try {
      return await put();
    } catch (error) {
      if (!again) return;
      if (error instanceof DOMException && error.name === "QuotaExceededError") await dropOlderHalf();
      else opened = null;
    }
  }
}

function sizeOf(record: PersistedQuery): RecordSize {
  let bytes = 0;
  try {
    bytes = new TextEncoder().encode(JSON.stringify(record)).length;
  } catch {
    // Nothing that the library writes is circular.
  }
  const at = Number(record?.state?.dataUpdatedAt);
  return { bytes, at: Number.isFinite(at) ? at : 0, version: String(record?.buster ?? "") };
}

/** A full device: the older half goes, whatever the cap says. */
async function dropOlderHalf(): Promise<void> {
  const oldest = (await readSizes()).sort(([, a], [, b]) => (a?.at ?? 0) - (b?.at ?? 0));
  await remove(oldest.slice(0, Math.ceil(oldest.length / 2)).map(([key]) => key));
}

/** Writes what waits now: before something is read as a whole, and when the page may be going. */
function flush(): Promise<void> {
  const before = flushing ?? Promise.resolve();
  if (pending.size === 0) return before;
  const batch = [...pending];
  pending.clear();
  for (const [key, record] of batch) writing.set(key, record);
  const work: Promise<void> = before
    .then(() => write(batch))
    .then(() => {
      for (const [key, record] of batch) if (writing.get(key) === record) writing.delete(key);
      if (flushing === work) flushing = null;
    });
  flushing = work;
  return work;
}

let scheduled: Promise<void> | null = null;
function flushWhenIdle(): Promise<void> {
  scheduled ??= new Promise<void>((resolve) => {
    const work = () => {
      scheduled = null;
      void flush().then(resolve);
    };
    if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: idlePatience });
    else setTimeout(work, 0);
  });
  return scheduled;
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") void flush();
  });
}

const beginningWith = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

function remove(keys: readonly string[]): Promise<void> {
  return attempt<void>(
    "readwrite",
    (transaction) => {
      for (const key of keys) {
        transaction.objectStore(records).delete(key);
        transaction.objectStore(sizes).delete(key);
      }
    },
    undefined,
  );
}

async function removeMany(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    pending.delete(key);
    writing.delete(key);
  }
  // After a write that is under way, which may hold one of them.
  await flushing;
  await remove(keys);
}

function readSizes(): Promise<[string, RecordSize | null][]> {
  return attempt<[string, RecordSize | null][]>(
    "readonly",
    (transaction, result) => {
      const known = transaction.objectStore(sizes);
      const keys = transaction.objectStore(records).getAllKeys();
      const sizeKeys = known.getAllKeys();
      const values = known.getAll();
      values.onsuccess = () => {
        const byKey = new Map(
          sizeKeys.result.map((key, index) => [String(key), values.result[index] as RecordSize]),
        );
        result(keys.result.map((key) => [String(key), byKey.get(String(key)) ?? null]));
      };
    },
    [],
  );
}

export const libraryStorage = {
  getItem: (key: string): Promise<PersistedQuery | undefined> => {
    const waiting = pending.get(key) ?? writing.get(key);
    if (waiting !== undefined) return Promise.resolve(waiting);
    return within(
      attempt<PersistedQuery | undefined>(
        "readonly",
        (transaction, result) => {
          const request = transaction.objectStore(records).get(key);
          request.onsuccess = () => result(request.result as PersistedQuery | undefined);
        },
        undefined,
      ),
      undefined,
    );
  },
  /** Resolves when it is written, at the next idle moment. */
  setItem: (key: string, record: PersistedQuery): Promise<void> => {
    pending.set(key, record);
    return flushWhenIdle();
  },
  removeItem: (key: string): Promise<void> => removeMany([key]),
  removeMany,
  /** Records whose key begins so; all of them without a beginning. */
  entries: async (prefix = ""): Promise<[string, PersistedQuery][]> => {
    await flush();
    return attempt<[string, PersistedQuery][]>(
      "readonly",
      (transaction, result) => {
        const range = prefix === "" ? null : beginningWith(prefix);
        const store = transaction.objectStore(records);
        const keys = store.getAllKeys(range);
        const values = store.getAll(range);
        values.onsuccess = () =>
          result(
            values.result.map((record, index) => [String(keys.result[index]), record as PersistedQuery]),
          );
      },
      [],
    );
  },
  /** Keys of all records, with what is known of them; null for a record of which nothing is. */
  sizes: async (): Promise<[string, RecordSize | null][]> => {
    await flush();
    return readSizes();
  },
};
