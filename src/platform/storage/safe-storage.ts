/**
 * Local storage that never throws. Where it is blocked or full, values live as long as the page, so that the page goes
 * on; a value that could not be written is still read back in this tab.
 */
const unsaved = new Map<string, string | null>();

function store(): Storage | null {
  try {
    // Reading the property itself throws where cookies are blocked.
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** In the form that zustand's and React Query's persistence take. */
export const safeStorage = {
  getItem(key: string): string | null {
    const kept = unsaved.get(key);
    if (kept !== undefined) return kept;
    try {
      return store()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      const target = store();
      if (target === null) throw new Error("no local storage");
      target.setItem(key, value);
      unsaved.delete(key);
    } catch {
      unsaved.set(key, value);
    }
  },
  removeItem(key: string): void {
    try {
      store()?.removeItem(key);
      unsaved.delete(key);
    } catch {
      unsaved.set(key, null);
    }
  },
};

/** Another tab changed `key` (or cleared everything). Answers how to stop listening. */
export function onStorageChange(keys: readonly string[], changed: (key: string | null) => void): () => void {
  if (typeof globalThis.addEventListener !== "function") return () => {};
  const listener = (event: StorageEvent) => {
    if (event.key !== null && !keys.includes(event.key)) return;
    // What another tab wrote wins over what this one could not write.
    if (event.key === null) unsaved.clear();
    else unsaved.delete(event.key);
    changed(event.key);
  };
  globalThis.addEventListener("storage", listener);
  return () => globalThis.removeEventListener("storage", listener);
}
