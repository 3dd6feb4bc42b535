// @chunk frame
/**
 * One sender at a time for an owner's subject, over all tabs and the worker. The browser's lock is held for one
 * request; where there are no locks, the lease in the row has to do.
 */

/** Runs `work` under the lock. Rejects when the lock is not granted within `timeoutMs`. */
export async function withLock<T>(name: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  if (!locks) return work();
  const signal = AbortSignal.timeout(timeoutMs);
  return (await locks.request(`outbox/${name}`, { signal }, work)) as T;
}

/** Whether no request holds the lock of this name now. False where the browser cannot tell. */
export async function isLockFree(name: string): Promise<boolean> {
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  if (!locks) return false;
  return (await locks.request(
    `outbox/${name}`,
    { ifAvailable: true },
    async (lock) => lock !== null,
  )) as boolean;
}

/**
 * Runs `work` while no other tab, and not the worker, requests a guest id: two ids for one shopper would lose what was
 * done under one of them.
 */
export function withGuestRequestLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? (locks.request("doorstep-guest-id", work) as Promise<T>) : work();
}
