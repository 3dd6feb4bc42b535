/** Keys of local storage that hold the pages' last screens, see `src/boot/screen-snapshot.ts`. */

/** Before the path and query of a page. */
export const screenSnapshotPrefix = "doorstep.screen ";

/** Keys of all screens that are kept. Throws where storage is blocked. */
export const screenSnapshotKeys = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(screenSnapshotPrefix));

/** Deletes every stored screen; true when there was one. Never throws. */
export function forgetScreens(): boolean {
  try {
    const keys = screenSnapshotKeys();
    for (const key of keys) localStorage.removeItem(key);
    return keys.length > 0;
  } catch {
    // Storage is blocked: nothing was kept.
    return false;
  }
}
