// @chunk data-cache
/**
 * The library tier's storage: never rejects, gives up after a timeout, stores nothing without IndexedDB. Writes are batched
 * and done when the page is idle and not being scrolled.
 */
import type { PersistedQuery } from "@tanstack/react-query-persist-client";
import { afterScrolling } from "../scrolling";
import {
  type RecordSize,
  readRecord,
  readRecords,
  readSizes,
  removeRecords,
  writeRecords,
} from "./library-database";

/** Waiting for a stored copy must not be slower than a good network, ms. */
export const storageTimeoutMs = 300;
/** The timeout is counted in parts: a long task of the page uses up one of them, not all. */
const timeoutParts = 10;
/** A write waits for an idle moment no longer than this, ms. */
const idleTimeoutMs = 1_000;

const pending = new Map<string, PersistedQuery>();
const writing = new Map<string, PersistedQuery>();
let flushing: Promise<void> | null = null;

/**
 * Gives up when the storage is slow, but not when the page was blocked: after a long task a single timer would fire before
 * the copy that has arrived meanwhile, and the network would be asked within the cache window.
 */
function withTimeout<T>(work: Promise<T>, fallback: T): Promise<T> {
  return new Promise((resolve) => {
    let left = timeoutParts;
    const part = () => {
      left -= 1;
      if (left === 0) resolve(fallback);
      else timer = setTimeout(part, storageTimeoutMs / timeoutParts);
    };
    let timer = setTimeout(part, storageTimeoutMs / timeoutParts);
    void work.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

/** Writes pending records now: before all records are read, and when the page may be closing. */
function flush(isClosing = false): Promise<void> {
  const before = flushing ?? Promise.resolve();
  if (pending.size === 0 && !(isClosing && writing.size > 0)) return before;
  const changed = [...pending];
  pending.clear();
  for (const [key, record] of changed) writing.set(key, record);
  // A closing page never hears of earlier writes, so what waits behind one of them is written now.
  const batch = isClosing ? [...writing] : changed;
  const isNewest = ([key, record]: [string, PersistedQuery]) => writing.get(key) === record;
  const written = isClosing ? writeRecords(batch) : before.then(() => writeRecords(batch.filter(isNewest)));
  const work: Promise<void> = Promise.all([before, written]).then(() => {
    for (const [key, record] of batch) if (isNewest([key, record])) writing.delete(key);
    if (flushing === work) flushing = null;
  });
  flushing = work;
  return work;
}

/** Reads that timed out and are not finished, by key. */
const slowReads = new Map<string, Promise<PersistedQuery | undefined>>();

async function readWithTimeout(key: string): Promise<PersistedQuery | undefined> {
  const read = readRecord(key);
  const timedOut = Symbol();
  const record = await withTimeout<PersistedQuery | typeof timedOut | undefined>(read, timedOut);
  if (record !== timedOut) return record as PersistedQuery | undefined;
  slowReads.set(key, read);
  void read.then(() => {
    if (slowReads.get(key) === read) slowReads.delete(key);
  });
  return undefined;
}

let scheduled: Promise<void> | null = null;
function flushWhenIdle(): Promise<void> {
  scheduled ??= new Promise<void>((resolve) => {
    const write = () => {
      scheduled = null;
      void flush().then(resolve);
    };
    // A list that grows while it is scrolled is written once, and not with each of its pages.
    const work = () => afterScrolling(write);
    if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: idleTimeoutMs });
    else setTimeout(work, 0);
  });
  return scheduled;
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") void flush(true);
  });
  // For reloads.
  window.addEventListener("pagehide", () => void flush(true));
}

async function removeMany(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    pending.delete(key);
    writing.delete(key);
  }
  // A write that has begun may contain one of them.
  await flushing;
  await removeRecords(keys);
}

export const libraryStorage = {
  getItem: (key: string): Promise<PersistedQuery | undefined> => {
    const waiting = pending.get(key) ?? writing.get(key);
    return waiting === undefined ? readWithTimeout(key) : Promise.resolve(waiting);
  },
  /** The read of a record that timed out and is still pending. */
  slowRead: (key: string): Promise<PersistedQuery | undefined> | undefined => slowReads.get(key),
  /** Resolves when it is written, at the next idle moment. */
  setItem: (key: string, record: PersistedQuery): Promise<void> => {
    pending.set(key, record);
    return flushWhenIdle();
  },
  removeItem: (key: string): Promise<void> => removeMany([key]),
  removeMany,
  /** Records whose key starts with the prefix; all records for an empty one. */
  entries: async (prefix = ""): Promise<[string, PersistedQuery][]> => {
    await flush();
    return readRecords(prefix);
  },
  /** Keys of all records with their sizes. */
  sizes: async (): Promise<[string, RecordSize][]> => {
    await flush();
    return readSizes();
  },
};
