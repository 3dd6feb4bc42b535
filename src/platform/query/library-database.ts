// @chunk data-cache
/**
 * The database of the library tier: one record a query, and beside each its size. Opens again when the browser has
 * closed the connection (WebKit does so in the background). Reading and removing never reject.
 */
import type { PersistedQuery } from "@tanstack/react-query-persist-client";
import { openDatabase } from "@/platform/storage/open-database";

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

function open(): Promise<IDBDatabase> {
  opened ??= openDatabase(databaseName, 2, [records, sizes], () => {
    opened = null;
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

/** The record of a key. */
export function readRecord(key: string): Promise<PersistedQuery | undefined> {
  return attempt<PersistedQuery | undefined>(
    "readonly",
    (transaction, result) => {
      const request = transaction.objectStore(records).get(key);
      request.onsuccess = () => result(request.result as PersistedQuery | undefined);
    },
    undefined,
  );
}

/** Records whose key begins so; all of them without a beginning. */
export function readRecords(prefix: string): Promise<[string, PersistedQuery][]> {
  return attempt<[string, PersistedQuery][]>(
    "readonly",
    (transaction, result) => {
      const range = prefix === "" ? null : IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const store = transaction.objectStore(records);
      const keys = store.getAllKeys(range);
      const values = store.getAll(range);
      values.onsuccess = () =>
        result(values.result.map((record, index) => [String(keys.result[index]), record as PersistedQuery]));
    },
    [],
  );
}

/** Keys of all records, with what is known of them; null for a record of which nothing is. */
export function readSizes(): Promise<[string, RecordSize | null][]> {
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

export function removeRecords(keys: readonly string[]): Promise<void> {
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

/** All of them in one transaction. A full device makes room once, then goes without. Never rejects. */
export async function writeRecords(batch: readonly (readonly [string, PersistedQuery])[]): Promise<void> {
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
        // A page that is just going does not live to see it commit by itself.
        transaction.commit?.();
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
  await removeRecords(oldest.slice(0, Math.ceil(oldest.length / 2)).map(([key]) => key));
}
