// @chunk behind
/** A part of the page has failed: its file may be damaged where the worker keeps it. */
import { sessionKeys } from "@/platform/storage/storage-keys";
import { runWhenNotBusy } from "./build-lock";

interface Repaired {
  type: "SHELL_MENDED";
  /** How many files are different now. */
  changed: number;
}

let asked = false;

/**
 * Asks the worker to compare its files with what the build wrote, once a page. When one was damaged the page is loaded
 * anew, unless somebody would lose something by it, and once a visit: what cannot be put right must not reload for ever.
 */
export function repairFiles(reload: () => void = () => location.reload()): void {
  const { serviceWorker } = navigator;
  if (asked || !serviceWorker?.controller) return;
  asked = true;
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<Partial<Repaired> | null>) => {
    if (data?.type !== "SHELL_MENDED" || !data.changed) return;
    try {
      if (sessionStorage.getItem(sessionKeys.mended) !== null) return;
      sessionStorage.setItem(sessionKeys.mended, "1");
    } catch {
      return;
    }
    runWhenNotBusy(reload);
  });
  serviceWorker.startMessages();
  serviceWorker.controller.postMessage({ type: "MEND_SHELL", started: true });
}
