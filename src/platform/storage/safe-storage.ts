import { forgetScreens } from "./screen-snapshots";

/**
 * Local storage that never throws. Where it is blocked or full, values are held in memory, so that this tab still reads back
 * what it wrote.
 */
const unsaved = new Map<string, string | null>();

/** Told of each key that is written or removed. Set by `local-storage-backup.ts`, which comes after the first screen. */
export const storageWrites: { told: ((key: string) => void) | null; before: Set<string> } = {
  told: null,
  /** Keys written before it was there. */
  before: new Set(),
};

function tell(key: string): void {
  if (storageWrites.told) storageWrites.told(key);
  else storageWrites.before.add(key);
}

function store(): Storage | null {
  try {
    // Reading the property itself throws where cookies are blocked.
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  const target = store();
  if (target === null) throw new Error("no local storage");
  target.setItem(key, value);
  unsaved.delete(key);
}

/** The interface that the persistence of zustand and React Query expects. */
export const safeStorage = {
  getItem(key: string): string | null {
    const value = unsaved.get(key);
    if (value !== undefined) return value;
    try {
      return store()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      write(key, value);
    } catch {
      unsaved.set(key, value);
      // Screen snapshots are worth least of what may fill the storage.
      if (forgetScreens()) this.setItem(key, value);
    }
    tell(key);
  },
  removeItem(key: string): void {
    try {
      store()?.removeItem(key);
      unsaved.delete(key);
    } catch {
      unsaved.set(key, null);
    }
    tell(key);
  },
};

/** Calls back when another tab changed one of the keys, or (null) cleared everything. Returns a function that unsubscribes. */
export function onStorageChange(keys: readonly string[], changed: (key: string | null) => void): () => void {
  if (typeof globalThis.addEventListener !== "function") return () => {};
  const listener = (event: StorageEvent) => {
    if (event.key !== null && !keys.includes(event.key)) return;
    // Another tab's value wins over one that this tab could not write.
    if (event.key === null) unsaved.clear();
    else unsaved.delete(event.key);
    changed(event.key);
  };
  globalThis.addEventListener("storage", listener);
  return () => globalThis.removeEventListener("storage", listener);
}
