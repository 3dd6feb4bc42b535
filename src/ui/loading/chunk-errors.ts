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
 * Reloads to get the new version, once a build and when `mayReload` agrees. The shop is asked first: on a line that dies a
 * reload would only lose what is on the screen, to the browser's own error page.
 */
export async function reloadForNewVersion(mayReload: () => boolean): Promise<void> {
  if (connectivity() !== "online" || !(await hasNewVersion()) || !mayReload()) return;
  try {
    if (sessionStorage.getItem(sessionKeys.reloadedFor) === environment.buildId) return;
    sessionStorage.setItem(sessionKeys.reloadedFor, environment.buildId);
  } catch {
    return;
  }
  location.reload();
}

/** Whether the shop's document names another script of the app than this one does. */
async function hasNewVersion(): Promise<boolean> {
  const script = document.querySelector<HTMLMetaElement>('meta[name="app-script"]')?.content ?? "";
  try {
    const response = await fetch("/", { cache: "no-store" });
    const page = await response.text();
    return response.ok && page.includes('"app-script"') && !page.includes(script);
  } catch {
    return false;
  }
}
