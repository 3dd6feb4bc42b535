/**
 * One sender at a time for an owner's subject, over all tabs and the worker. The browser's lock is held for one
 * request; where there is none, the lease in the row alone has to do.
 */

/** Runs `work` alone. Rejects when the lock is not given in `patienceMs`. */
export async function withLock<T>(name: string, patienceMs: number, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  if (!locks) return work();
  const signal = AbortSignal.timeout(patienceMs);
  return (await locks.request(`outbox/${name}`, { signal }, work)) as T;
}

/** Whether nobody is in a request of this name now. False where it cannot be told. */
export async function isLockFree(name: string): Promise<boolean> {
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  if (!locks) return false;
  return (await locks.request(
    `outbox/${name}`,
    { ifAvailable: true },
    async (lock) => lock !== null,
  )) as boolean;
}
