// @chunk data-cache
/**
 * The library tier's storage: never rejects, gives up after a while, keeps nothing without IndexedDB. Writes are gathered
 * and done when the page is idle.
 */
import type { PersistedQuery } from "@tanstack/react-query-persist-client";
import {
  type RecordSize,
  readRecord,
  readRecords,
  readSizes,
  removeRecords,
  writeRecords,
} from "./library-database";

/** Waiting for a kept copy must not be slower than a good network. ms. */
export const storageTimeoutMs = 300;
/** The patience runs in so many parts: a page that was busy with itself loses one of them, not all. */
const patienceParts = 10;
/** A write waits for an idle moment no longer than this, ms. */
const idlePatience = 1_000;

const pending = new Map<string, PersistedQuery>();
const writing = new Map<string, PersistedQuery>();
let flushing: Promise<void> | null = null;

/**
 * Gives up when the storage is slow, and not when the page itself was: after a long task one timer over the whole
 * patience would run before the copy that has been there for a while, and ask the network inside the window.
 */
function within<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return new Promise((resolve) => {
    let left = patienceParts;
    const part = () => {
      left -= 1;
      if (left === 0) resolve(otherwise);
      else timer = setTimeout(part, storageTimeoutMs / patienceParts);
    };
    let timer = setTimeout(part, storageTimeoutMs / patienceParts);
    void work.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}

/** Writes what waits now: before something is read as a whole, and when the page may be going. */
function flush(): Promise<void> {
  const before = flushing ?? Promise.resolve();
  if (pending.size === 0) return before;
  const batch = [...pending];
  pending.clear();
  for (const [key, record] of batch) writing.set(key, record);
  const work: Promise<void> = before
    .then(() => writeRecords(batch))
    .then(() => {
      for (const [key, record] of batch) if (writing.get(key) === record) writing.delete(key);
      if (flushing === work) flushing = null;
    });
  flushing = work;
  return work;
}

/** Reads that were given up and are not finished, by key. */
const late = new Map<string, Promise<PersistedQuery | undefined>>();

async function readInTime(key: string): Promise<PersistedQuery | undefined> {
  const read = readRecord(key);
  const gaveUp = Symbol();
  const record = await within<PersistedQuery | typeof gaveUp | undefined>(read, gaveUp);
  if (record !== gaveUp) return record as PersistedQuery | undefined;
  late.set(key, read);
  void read.then(() => {
    if (late.get(key) === read) late.delete(key);
  });
  return undefined;
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
  // A reload comes this way.
  window.addEventListener("pagehide", () => void flush());
}

async function removeMany(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    pending.delete(key);
    writing.delete(key);
  }
  // After a write that is under way, which may hold one of them.
  await flushing;
  await removeRecords(keys);
}

export const libraryStorage = {
  getItem: (key: string): Promise<PersistedQuery | undefined> => {
    const waiting = pending.get(key) ?? writing.get(key);
    return waiting === undefined ? readInTime(key) : Promise.resolve(waiting);
  },
  /** The read of a record that was given up a moment ago and still goes on. */
  lateItem: (key: string): Promise<PersistedQuery | undefined> | undefined => late.get(key),
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
    return readRecords(prefix);
  },
  /** Keys of all records, with what is known of them; null for a record of which nothing is. */
  sizes: async (): Promise<[string, RecordSize | null][]> => {
    await flush();
    return readSizes();
  },
};
