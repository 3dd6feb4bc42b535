/** Name of the shared lock that a page holds on its build; the worker deletes no shell whose lock is held. */
export const buildLockName = (buildId: string): string => `build-${buildId}`;

/** Held by tabs in which a reload would lose something: checkout, payment, typed text. */
export const busyLockName = "doorstep-busy";

/** Holds the lock of this page's build until the page is gone. */
export function holdBuildLock(buildId: string): void {
  void navigator.locks
    ?.request(buildLockName(buildId), { mode: "shared" }, () => new Promise<never>(() => {}))
    .catch(() => {});
}

const reasons = new Set<symbol>();
let releaseBusyLock: (() => void) | null = null;
const afterBusy = new Set<() => void>();

/** Marks this tab busy. Returns a function that ends it. Calls nest. */
export function markBusy(): () => void {
  const reason = Symbol("busy");
  reasons.add(reason);
  if (releaseBusyLock === null) {
    const held = new Promise<void>((resolve) => {
      releaseBusyLock = resolve;
    });
    void navigator.locks?.request(busyLockName, { mode: "shared" }, () => held).catch(() => {});
  }
  return () => {
    if (!reasons.delete(reason) || reasons.size > 0) return;
    releaseBusyLock?.();
    releaseBusyLock = null;
    for (const work of [...afterBusy]) {
      afterBusy.delete(work);
      work();
    }
  };
}

export const isBusy = (): boolean => reasons.size > 0;

/** Runs `work` now, or as soon as this tab is no longer busy. */
export function runWhenNotBusy(work: () => void): void {
  if (isBusy()) afterBusy.add(work);
  else work();
}
