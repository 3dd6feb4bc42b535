/**
 * One sender at a time for an owner's subject, over all tabs and the worker. The browser's lock is held for one
 * request; where there are no locks, or where they are refused because cookies are blocked, the lease in the row has to do.
 */
import { lockManager, underLock } from "@/platform/browser-lock";

/** Runs `work` under the lock. Rejects when the lock is not granted within `timeoutMs`. */
export function withLock<T>(name: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  return underLock(`outbox/${name}`, work, { signal: AbortSignal.timeout(timeoutMs) });
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
