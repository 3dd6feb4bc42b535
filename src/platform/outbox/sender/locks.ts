// @chunk frame
/**
 * One sender at a time for an owner's subject, over all tabs and the worker. The browser's lock is held for one
 * request; where there are no locks, or where they are refused because cookies are blocked, the lease in the row has to do.
 */

const lockManager = (): LockManager | undefined => globalThis.navigator?.locks;

/** Runs `work` under the lock. Rejects when the lock is not granted within `timeoutMs`. */
export function withLock<T>(name: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  return underLock(`outbox/${name}`, work, AbortSignal.timeout(timeoutMs));
}

/** Runs `work` under a lock of the browser, and without one where the browser has or gives none. */
export async function underLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks = lockManager();
  if (!locks) return work();
  let isGranted = false;
  const granted = () => {
    isGranted = true;
    return work();
  };
  try {
    return (await (signal ? locks.request(name, { signal }, granted) : locks.request(name, granted))) as T;
  } catch (error) {
    if (isGranted || signal?.aborted) throw error;
    return work();
  }
}

/** Whether no request holds the lock of this name now. False where the browser cannot tell. */
export async function isLockFree(name: string): Promise<boolean> {
  const free = lockManager()?.request(
    `outbox/${name}`,
    { ifAvailable: true },
    async (lock) => lock !== null,
  ) as Promise<boolean> | undefined;
  return (await free?.catch(() => false)) ?? false;
}

/**
 * Runs `work` while no other tab, and not the worker, requests a guest id: two ids for one shopper would lose what was
 * done under one of them.
 */
export const withGuestRequestLock = <T>(work: () => Promise<T>): Promise<T> =>
  underLock("doorstep-guest-id", work);
