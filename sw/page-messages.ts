/** What pages may ask of the worker: a new version waits until one says that it may go on. */
import { deleteUnusedShells, repairShell } from "./shells";

declare const self: ServiceWorkerGlobalScope;

/** Messages a page may send. Anything else is ignored. */
export type MessageToWorker = { type: "SKIP_WAITING" } | { type: "DROP_SHELLS" } | { type: "MEND_SHELL" };

/** What the worker answers to a page that did not start, when it has looked at every file. */
export const shellRepaired = "SHELL_MENDED";

export function onPageMessage(event: ExtendableMessageEvent): void {
  if (event.origin && event.origin !== self.location.origin) return;
  const type = (event.data as Partial<MessageToWorker> | null)?.type;
  if (type === "SKIP_WAITING") void self.skipWaiting();
  if (type === "DROP_SHELLS") event.waitUntil(deleteUnusedShells());
  if (type === "MEND_SHELL") {
    // Told even when nothing had to be changed: what the page got may be older than what another page had mended.
    event.waitUntil(repairShell().then(() => event.source?.postMessage({ type: shellRepaired })));
  }
}
