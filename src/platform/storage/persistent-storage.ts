// @chunk behind
/**
 * Asks the browser not to clear this origin's storage when the device is short of space. Call it when it makes sense to the
 * shopper, after installing or the first order, because some browsers show a question.
 */
let asked = false;

/** Resolves to whether the storage is safe from clearing. Never rejects. */
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
