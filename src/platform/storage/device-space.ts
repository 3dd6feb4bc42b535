/** This origin's data on the device. */
import { forgetScreens } from "./screen-snapshots";

/** Bytes in use, as the browser estimates them; null where it does not say. Never rejects. */
export async function usedBytes(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}

/**
 * Removes pictures, map and responses that the worker keeps, and what pages showed last; they are loaded again when they are
 * needed. The app's own files stay, so that it still starts without a network. Never rejects.
 */
export async function freeCaches(): Promise<void> {
  forgetScreens();
  try {
    const names = (await caches.keys()).filter((name) => !name.startsWith("shell-"));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // No caches on plain http and in some private windows: nothing to free.
  }
}
