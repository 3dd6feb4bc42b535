/**
 * One sender at a time for an owner's subject, over all tabs and the worker. The browser's lock is held for one
 * attempt; where there is none, the lease in the row alone has to do.
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<boolean> {
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  if (!locks) {
    await work();
    return true;
  }
  return locks.request(`outbox/${name}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
}
