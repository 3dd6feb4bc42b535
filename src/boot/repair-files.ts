/**
 * Has the worker compare its files with what the build wrote, once a page. The names of the messages and of the record
 * are older than this file, because worker and page may be of different builds.
 */

let repairing = false;

/** Does nothing without a worker, and from the second call on. */
export function repairFiles(isStarted: () => boolean): void {
  const { serviceWorker } = navigator;
  if (repairing || !serviceWorker?.controller) return;
  repairing = true;
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<Record<string, unknown> | null>) => {
    if (data?.type === "SHELL_MENDED") void reloadOnce(isStarted(), Boolean(data.changed));
  });
  serviceWorker.startMessages();
  serviceWorker.controller.postMessage({ type: "MEND_SHELL", started: isStarted() });
}

/**
 * Once a visit: what cannot be repaired must not reload for ever. A running app is reloaded only when a file was
 * damaged, and when nobody would lose what they typed.
 */
async function reloadOnce(isStarted: boolean, wasDamaged: boolean): Promise<void> {
  try {
    if (isStarted) {
      const locks = await navigator.locks?.query();
      if (!wasDamaged || locks?.held?.some(({ name }) => name === "doorstep-busy")) return;
    }
    if (sessionStorage.getItem("doorstep.mended") !== null) return;
    sessionStorage.setItem("doorstep.mended", "1");
    location.reload();
  } catch {
    // Without session storage the button remains.
  }
}
