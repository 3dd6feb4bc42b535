// @chunk frame
import type { UseStore } from "idb-keyval";
import { underLock } from "../browser-lock";

/**
 * Keeps the page out of the back/forward cache while it makes a database. Chromium 156 holds a page that is left meanwhile,
 * with the database half made: whatever opens it next, in any tab, waits until that page is thrown out. Tabs do not wait for
 * each other.
 */
export const openUnderLock = <T>(open: () => Promise<T>): Promise<T> =>
  underLock("doorstep-opening", open, { mode: "shared" });

/** The same for a store of idb-keyval, which opens its database with its first use. `isMade`: it is there from before. */
export function openedUnderLock(store: UseStore, isMade: () => boolean): UseStore {
  let isOpen = false;
  return async (mode, work) => {
    if (isOpen || isMade()) return store(mode, work);
    const result = await openUnderLock(() => store(mode, work));
    isOpen = true;
    return result;
  };
}
