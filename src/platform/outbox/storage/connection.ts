/**
 * The connection to the outbox's database. One that was open before is never replaced by memory: rows wait in it that
 * memory does not know. Where the first opening is refused the page works from memory, and asks again from time to time.
 */
import { openDatabase } from "@/platform/storage/open-database";

const name = "doorstep-outbox";
const version = 1;
/** "bases" holds the last-synced carts: an installed app has it under its first name. */
const stores = ["rows", "bases", "session"] as const;
export type StoreName = (typeof stores)[number];

/** Keys in the session store: of the name that a database was given when it was made, and of who is shopping. */
const nameKey = "database";
const sessionKey = "current";
/** Opening may fail for a moment, after a wipe or on a busy device. The pause grows with each attempt, ms. */
const maxOpenAttempts = 8;
/** The same at a start, where a browser that keeps nothing must not hold up the shopper for long. */
const maxFirstAttempts = 3;
const reopenPauseMs = 150;
/** Attempts that hang are not repeated beyond this time, ms. */
const maxOpenMs = 8_000;
/** A page that works from memory tries to open the database again after this time, ms; doubles up to the second. */
const minReopenDelayMs = 15_000;
const maxReopenDelayMs = 600_000;

// Owned by this file, for as long as the page or worker lives.
let opened: Promise<IDBDatabase | null> | null = null;
/** Name of the database that was open before. Another name says that storage was wiped in between. */
let knownName: string | null = null;
let recovery: StorageRecovery | null = null;
let reopenDelayMs = minReopenDelayMs;
let reopenTimer: ReturnType<typeof setTimeout> | undefined;
/** Records of a page whose database was never open. */
export const memory: Readonly<Record<StoreName, Map<string, unknown>>> = {
  rows: new Map(),
  bases: new Map(),
  session: new Map(),
};

/**
 * The open database; null where everything is kept in memory. Rejects when a database that was open before cannot be
 * opened for some seconds: the next call tries again.
 */
export function openConnection(): Promise<IDBDatabase | null> {
  if (opened) return opened;
  const opening = openWithRetries();
  opened = opening;
  opening.then(
    (database) => {
      if (database === null && opened === opening) reopenLater();
    },
    () => {
      if (opened === opening) opened = null;
    },
  );
  return opening;
}

/** A connection that failed is not used again: once this resolves, another one is opened. */
export async function dropConnection(database: IDBDatabase): Promise<void> {
  const dropped = opened;
  const current = await dropped?.catch(() => null);
  // Another call may have opened the next one meanwhile.
  if (current === database && opened === dropped) opened = null;
  database.close();
}

/** Closes the connection; the next call opens a new one. */
export async function closeConnection(): Promise<void> {
  clearTimeout(reopenTimer);
  const closing = opened;
  (await closing?.catch(() => null))?.close();
  if (opened === closing) opened = null;
}

function reopenLater(): void {
  if (typeof indexedDB === "undefined") return;
  clearTimeout(reopenTimer);
  reopenTimer = setTimeout(() => {
    opened = null;
    openConnection().catch(() => {});
  }, reopenDelayMs);
  // In Node the timer would keep the process alive.
  (reopenTimer as { unref?: () => void }).unref?.();
  reopenDelayMs = Math.min(2 * reopenDelayMs, maxReopenDelayMs);
}

async function openWithRetries(): Promise<IDBDatabase | null> {
  const startedAt = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const database = await openDatabase(name, version, stores, () => {
        opened = null;
      });
      await takeOver(database);
      return database;
    } catch (error) {
      const isKnown = knownName !== null;
      const max = isKnown ? maxOpenAttempts : maxFirstAttempts;
      const isOver = attempt >= max || Math.abs(Date.now() - startedAt) > maxOpenMs;
      if (typeof indexedDB === "undefined" || isOver) {
        if (isKnown) throw error;
        return null;
      }
      await new Promise((resolve) => setTimeout(resolve, reopenPauseMs * attempt));
    }
  }
}

/** Reactions to storage that was wiped under an open page, or came only after the page had begun in memory. */
export interface StorageRecovery {
  /** Records by key, written into a recreated database that has none. */
  records: Partial<Record<StoreName, ReadonlyMap<string, unknown>>>;
  /** Called with the keys that were missing after a wipe. */
  onRestored(missing: readonly { store: StoreName; key: string }[]): void;
  /** Called when a page that worked from memory has the database: it may hold rows that the page does not know. */
  onDurable(): void;
}

/** From now on a database that was made anew after a wipe gets these records before anybody reads it; null: no longer. */
export function setStorageRecovery(next: StorageRecovery | null): void {
  recovery = next;
}

/**
 * Reads the database's name. If it is not the database that was open before, restores its records first; if the page
 * worked from memory, moves what is there into it.
 */
async function takeOver(database: IDBDatabase): Promise<void> {
  const missing: { store: StoreName; key: string }[] = [];
  const fromMemory = stores.some((store) => memory[store].size > 0);
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
        if (fromMemory) putMemory(transaction);
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
  // Also with nothing written meanwhile: rows of an earlier visit may wait there.
  const wasInMemory = knownName === null && reopenDelayMs > minReopenDelayMs;
  knownName = found;
  reopenDelayMs = minReopenDelayMs;
  for (const store of stores) memory[store].clear();
  if (wiped) recovery?.onRestored(missing);
  if (wasInMemory) recovery?.onDurable();
}

/** The last write counts. The session is left out: the page compares it with the stored one and writes it itself. */
function putMemory(transaction: IDBTransaction): void {
  for (const store of stores) {
    for (const [key, record] of memory[store])
      if (store !== "session" || key !== sessionKey) transaction.objectStore(store).put(record, key);
  }
}
