// @chunk frame
/** Locks of the browser, held over all tabs and the worker. */

/** Undefined where the browser has no locks. */
export const lockManager = (): LockManager | undefined => globalThis.navigator?.locks;

/** Runs `work` under a lock of the browser, and without one where the browser has or gives none. */
export async function underLock<T>(
  name: string,
  work: () => Promise<T>,
  options: Pick<LockOptions, "mode" | "signal"> = {},
): Promise<T> {
  const locks = lockManager();
  if (!locks) return work();
  let isGranted = false;
  const granted = () => {
    isGranted = true;
    return work();
  };
  try {
    return (await locks.request(name, options, granted)) as T;
  } catch (error) {
    if (isGranted || options.signal?.aborted) throw error;
    return work();
  }
}

/**
 * Runs `work` while no other tab, and not the worker, requests a guest id: two ids for one shopper would lose what was
 * done under one of them.
 */
export const withGuestRequestLock = <T>(work: () => Promise<T>): Promise<T> =>
  underLock("doorstep-guest-id", work);
