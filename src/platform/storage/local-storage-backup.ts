// @chunk behind
/**
 * A copy in IndexedDB of what a shopper must not lose. Chromium writes local storage to disk late, after larger writes only
 * minutes later (seen with 156): a browser that is killed meanwhile starts with the values of before. IndexedDB has what was
 * written at once. Local storage counts its writes, each in the same moment as what is written, and the copy notes the count that
 * it has seen: where local storage has counted less than its copy, it has lost some.
 */
import { get, type UseStore, update } from "idb-keyval";
import { openDatabase } from "./open-database";
import { safeStorage, storageWrites } from "./safe-storage";
import { forgetScreens } from "./screen-snapshots";
import { storageKeys } from "./storage-keys";

interface Backup {
  /** Local storage's count of writes when it was copied. */
  count: number;
  values: Record<string, string>;
}

/** The session. Its keys are restored together or not at all. */
const sessionKeys: readonly string[] = [
  storageKeys.token,
  storageKeys.guestId,
  storageKeys.account,
  storageKeys.epoch,
  storageKeys.unfinishedSignOut,
];

/** The rest can be fetched or chosen again. */
const backedUpKeys: readonly string[] = [
  ...sessionKeys,
  storageKeys.zoneId,
  storageKeys.zoneData,
  storageKeys.module,
  storageKeys.location,
  storageKeys.currentLatLng,
  storageKeys.previousPlaces,
  storageKeys.language,
  storageKeys.country,
  storageKeys.settings,
  storageKeys.searchedValues,
  storageKeys.cart,
  storageKeys.buyNow,
  storageKeys.checkoutDraft,
  storageKeys.parcelDraft,
  storageKeys.prescriptionDraft,
  storageKeys.applicationDrafts,
  storageKeys.guestContact,
  storageKeys.guestOrders,
  storageKeys.recentlyViewed,
  storageKeys.referralCode,
];

/** Another tab's count may be on its way to this one for that long, ms. */
const countOnItsWayMs = 250;
const backupKey = "values";
const storeName = "values";

// Owned by `store`: null until it is used, and after the connection was lost or refused.
let opened: Promise<IDBDatabase> | null = null;

/** A write is on the disk when it is done: a device without power must not lose what a killed browser keeps. */
const store: UseStore = async (mode, callback) => {
  const forget = () => {
    opened = null;
  };
  opened ??= openDatabase("doorstep-backup", 1, [storeName], forget);
  const database = await opened.catch((error: unknown) => {
    forget();
    throw error;
  });
  return callback(database.transaction(storeName, mode, { durability: "strict" }).objectStore(storeName));
};

/** Joins a value that was lost with one that was written here before the loss was known. */
export type MergeLostValue = (lost: string, written: string) => string;

/**
 * Restores what local storage has lost since the last visit, as if another tab had just written it, and copies every
 * write from now on. `merge` is asked where the page has written a key meanwhile; without it the lost value wins. Never
 * rejects: without IndexedDB there is no copy. Resolves to whether anything was restored.
 */
export async function backUpLocalStorage(merge: Record<string, MergeLostValue>): Promise<boolean> {
  const { backup, isLost } = await readBackup();
  if (isLost) restore(backup, merge);
  else if (backup && backup.count > writeCount()) countAs(backup.count);
  storageWrites.before.clear();
  // Also what was written when nobody copied: in this start, or in one that ended before it came to this.
  const changed = new Set(
    backup ? backedUpKeys.filter((key) => (backup.values[key] ?? null) !== safeStorage.getItem(key)) : [],
  );
  storageWrites.told = (key) => {
    if (!backedUpKeys.includes(key)) return;
    countWrite();
    changed.add(key);
    void copy();
  };
  let copying = false;
  async function copy(): Promise<void> {
    if (copying) return;
    copying = true;
    // Writes during a copy go with the next one.
    while (changed.size > 0) {
      const keys = [...changed];
      changed.clear();
      try {
        await writeBackup(keys);
      } catch {
        // Storage failed: these go with the next write.
        for (const key of keys) changed.add(key);
        break;
      }
    }
    copying = false;
  }
  if (backup === null) for (const key of backedUpKeys) changed.add(key);
  if (changed.size > 0) countWrite();
  void copy();
  return isLost;
}

const writeCount = (): number => Number(safeStorage.getItem(storageKeys.backupCount) ?? 0);

/**
 * Two tabs may count one write for two: then a loss may go unseen, but none is seen where there was none. Counts begin at the
 * clock, so that those after local storage was cleared are higher than all before.
 */
const countWrite = (): void => countAs(Math.max(writeCount() + 1, Date.now()));

const countAs = (count: number): void => safeStorage.setItem(storageKeys.backupCount, String(count));

/** The copy, null where there is none, and whether local storage has lost writes that it has. */
async function readBackup(): Promise<{ backup: Backup; isLost: boolean } | { backup: null; isLost: false }> {
  const backup = await get<unknown>(backupKey, store).catch(() => null);
  if (!isBackup(backup)) return { backup: null, isLost: false };
  if (backup.count <= writeCount()) return { backup, isLost: false };
  await new Promise((resolve) => setTimeout(resolve, countOnItsWayMs));
  if (backup.count <= writeCount()) return { backup, isLost: false };
  // Somebody cleared local storage alone, or a first visit was cut: a customer's things are for the customer alone.
  const isCleared = safeStorage.getItem(storageKeys.backupCount) === null;
  return { backup, isLost: !(isCleared && backup.values[storageKeys.token]) };
}

/** Only the given keys: another tab may have written the others, and its event may not be here yet. */
async function writeBackup(keys: readonly string[]): Promise<void> {
  await update<unknown>(
    backupKey,
    (before) => {
      const known = isBackup(before) ? before : { count: 0, values: {} };
      const values = { ...known.values };
      for (const key of keys) {
        const value = safeStorage.getItem(key);
        if (value === null) delete values[key];
        else values[key] = value;
      }
      return { count: Math.max(known.count, writeCount()), values };
    },
    store,
  );
}

function restore({ count, values }: Backup, merge: Record<string, MergeLostValue>): void {
  // Somebody who signed in meanwhile stays signed in; their guest's things are with the server.
  const isSomebodyHere = sessionKeys.some(
    (key) => key === storageKeys.token && storageWrites.before.has(key) && safeStorage.getItem(key) !== null,
  );
  if (isSomebodyHere) return;
  const account = safeStorage.getItem(storageKeys.account);
  for (const key of backedUpKeys) {
    const current = safeStorage.getItem(key);
    const isWritten = storageWrites.before.has(key) && current !== null && !sessionKeys.includes(key);
    const lost = values[key] ?? null;
    const value = isWritten && lost !== null ? (merge[key]?.(lost, current) ?? lost) : lost;
    if (value === current) continue;
    if (value === null) safeStorage.removeItem(key);
    else safeStorage.setItem(key, value);
    dispatchEvent(new StorageEvent("storage", { key, oldValue: current, newValue: value }));
  }
  countAs(count);
  // Screen snapshots may be somebody else's.
  if (account !== safeStorage.getItem(storageKeys.account)) forgetScreens();
}

function isBackup(value: unknown): value is Backup {
  if (typeof value !== "object" || value === null) return false;
  const { count, values } = value as Partial<Backup>;
  return (
    Number.isSafeInteger(count) &&
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((text) => typeof text === "string")
  );
}
