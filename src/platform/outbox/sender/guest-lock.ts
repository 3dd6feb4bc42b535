/**
 * Runs `work` while no other tab, and not the worker, asks for a guest's id: two ids for one shopper would leave what was
 * done under one of them behind.
 */
export function withGuestRequestLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? (locks.request("doorstep-guest-id", work) as Promise<T>) : work();
}
