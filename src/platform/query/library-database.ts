// @chunk data-cache
/**
 * The database of the library tier, by idb-keyval: one record for each query, and a small one with its size.
 * Reading and removing never reject.
 */
import type { PersistedQuery } from "@tanstack/react-query-persist-client";
import { createStore, delMany, get, promisifyRequest, setMany, type UseStore } from "idb-keyval";
import { openedUnderLock } from "@/platform/storage/open-under-lock";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";

/** The size of a record and when it was stored, readable without the record. */
export interface RecordSize {
  /** Length of its JSON in UTF-8. */
  bytes: number;
  /** When its response came, epoch ms. */
  at: number;
  version: string;
}

/** The mark in local storage once the database has been written to. */
const made = "made";
const isMade = () => safeStorage.getItem(storageKeys.libraryInUse) === made;

const sizePrefix = "size ";
const sizeKey = (key: string): string => sizePrefix + key;

const openStore = (): UseStore => openedUnderLock(createStore("doorstep-library", "queries"), isMade);
let connection: UseStore = openStore();

/** Commits each write at once: a page that is closing may be gone before the automatic commit. */
const store: UseStore = async (mode, work) =>
  connection(mode, (records) => {
    const result = work(records);
    if (mode === "readwrite") records.transaction.commit?.();
    return result;
  });

/** Tries once more with a new connection, because browsers close them (WebKit does so in the background). */
async function withRetry<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    connection = openStore();
    return work().catch(() => otherwise);
  }
}

const rangeOfPrefix = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** All records of a range with their keys, in one transaction. */
function readRange<T>(range: IDBKeyRange | null): Promise<[string, T][]> {
  return store("readonly", async (records) => {
    const [keys, values] = await Promise.all([
      promisifyRequest(records.getAllKeys(range)),
      promisifyRequest<T[]>(records.getAll(range)),
    ]);
    return values.map((value, index) => [String(keys[index]), value]);
  });
}

/** The record of a key. */
export function readRecord(key: string): Promise<PersistedQuery | undefined> {
  return withRetry(() => get<PersistedQuery>(key, store), undefined);
}

/** Records whose key starts with the prefix; all records for an empty one. */
export function readRecords(prefix: string): Promise<[string, PersistedQuery][]> {
  return withRetry(async () => {
    const found = await readRange<PersistedQuery>(prefix === "" ? null : rangeOfPrefix(prefix));
    return found.filter(([key]) => !key.startsWith(sizePrefix));
  }, []);
}

/** Keys of all records with their sizes. */
export function readSizes(): Promise<[string, RecordSize][]> {
  return withRetry(async () => {
    const sizes = new Map(await readRange<RecordSize>(rangeOfPrefix(sizePrefix)));
    const keys = await store("readonly", (records) => promisifyRequest(records.getAllKeys()));
    const found: [string, RecordSize][] = [];
    for (const key of keys.map(String)) {
      if (key.startsWith(sizePrefix)) continue;
      // Earlier versions kept sizes elsewhere.
      found.push([key, sizes.get(sizeKey(key)) ?? sizeOf(await get(key, store))]);
    }
    return found;
  }, []);
}

export function removeRecords(keys: readonly string[]): Promise<void> {
  return withRetry(() => delMany([...keys, ...keys.map(sizeKey)], store), undefined);
}

/** Writes all records in one transaction; on a full device the older half goes and the write is repeated. Never rejects. */
export async function writeRecords(batch: readonly (readonly [string, PersistedQuery])[]): Promise<void> {
  const entries = batch.map(([key, record]): [string, unknown][] => [
    [key, record],
    [sizeKey(key), sizeOf(record)],
  ]);
  try {
    await setMany(entries.flat(), store);
    if (!isMade()) safeStorage.setItem(storageKeys.libraryInUse, made);
  } catch (error) {
    if (error instanceof DOMException && error.name === "QuotaExceededError") await removeOlderHalf();
    else connection = openStore();
    // One by one, so that a record that cannot be written does not stop the others.
    await Promise.all(entries.map((pair) => setMany(pair, store).catch(() => {})));
  }
}

function sizeOf(record: PersistedQuery | undefined): RecordSize {
  let bytes = 0;
  try {
    bytes = bytesOf(record);
  } catch {
    // Cannot happen: nothing that the library writes is circular.
  }
  const at = Number(record?.state?.dataUpdatedAt);
  return { bytes, at: Number.isFinite(at) ? at : 0, version: String(record?.buster ?? "") };
}

const bytesOfJson = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** A list keeps its pages when another is loaded: each is measured once, however long the list becomes. */
const bytesOfPages = new WeakMap<object, number>();

function bytesOfPage(page: object): number {
  const known = bytesOfPages.get(page);
  if (known !== undefined) return known;
  const bytes = bytesOfJson(page);
  bytesOfPages.set(page, bytes);
  return bytes;
}

function bytesOf(record: PersistedQuery | undefined): number {
  const data = record?.state?.data as { pages?: unknown } | null | undefined;
  const pages = data?.pages;
  if (!Array.isArray(pages)) return bytesOfJson(record);
  const rest = bytesOfJson({ ...record, state: { ...record?.state, data: { ...data, pages: [] } } });
  const commas = Math.max(0, pages.length - 1);
  return pages.reduce<number>((sum, page) => sum + bytesOfPage(page), rest + commas);
}

/** Frees space on a full device, whatever the library's cap is. */
async function removeOlderHalf(): Promise<void> {
  const oldest = (await readSizes()).sort(([, a], [, b]) => a.at - b.at);
  await removeRecords(oldest.slice(0, Math.ceil(oldest.length / 2)).map(([key]) => key));
}
