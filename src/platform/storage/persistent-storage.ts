// @chunk frame
/**
 * Asks the browser not to clear what is kept here when the device runs short of room. Asked for when it makes sense to
 * the shopper, after installing or the first order, because some browsers put the question to them.
 */
let asked = false;

/** Whether what is kept is safe from clearing now. Never rejects. */
export async function requestPersistentStorage(): Promise<boolean> {
  try {
    const storage = globalThis.navigator?.storage;
    if (!storage?.persist) return false;
    if (await storage.persisted()) return true;
    if (asked) return false;
    asked = true;
    return await storage.persist();
  } catch {
    return false;
  }
}
