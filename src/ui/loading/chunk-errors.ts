/** A part of the app could not be loaded: its file went away with a new version, or the network is missing. */
import { connectivity } from "@/platform/connectivity";
import { environment } from "@/platform/environment";
import { sessionKeys } from "@/platform/storage/storage-keys";

export function isChunkError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : "";
  return /dynamically imported module|importing a module script failed|error loading dynamically|preload css/i.test(
    message,
  );
}

/**
 * Reloads to get the new version: once a build, and never without network, where a reload would only lose what is on
 * the screen. Returns whether it does.
 */
export function reloadOnceForChunk(): boolean {
  if (connectivity() !== "online" || navigator.onLine === false) return false;
  try {
    if (sessionStorage.getItem(sessionKeys.reloadedFor) === environment.buildId) return false;
    sessionStorage.setItem(sessionKeys.reloadedFor, environment.buildId);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
