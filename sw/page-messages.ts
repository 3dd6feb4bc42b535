/** The messages of pages to the worker: a new version waits until a page lets it go on. */

import { keepBranding } from "./branding";
import { deleteUnusedShells } from "./precache";
import { checkShell, repairShell } from "./shell-repair";

declare const self: ServiceWorkerGlobalScope;

/**
 * Messages a page may send; others are ignored. `KEEP_BRANDING` comes from a page that sees the shop's new look, `DROP_SHELLS`
 * from one that is idle after its start, `MEND_SHELL` from one that did not start or (`started`) whose part failed.
 */
export type MessageToWorker =
  | { type: "SKIP_WAITING" }
  | { type: "DROP_SHELLS" }
  | { type: "CHECK_SHELL" }
  | { type: "KEEP_BRANDING" }
  | { type: "MEND_SHELL"; started?: boolean };

/** The reply to `MEND_SHELL`, with `changed`: how many files are different now. */
export const shellRepaired = "SHELL_MENDED";

export function onPageMessage(event: ExtendableMessageEvent): void {
  if (event.origin && event.origin !== self.location.origin) return;
  const message = event.data as { type?: MessageToWorker["type"]; started?: boolean } | null;
  switch (message?.type) {
    case "SKIP_WAITING":
      void self.skipWaiting();
      break;
    case "DROP_SHELLS":
      event.waitUntil(deleteUnusedShells().then(checkShell));
      break;
    case "CHECK_SHELL":
      event.waitUntil(checkShell());
      break;
    case "KEEP_BRANDING":
      event.waitUntil(keepBranding());
      break;
    case "MEND_SHELL":
      // Sent even when nothing changed: another page may have repaired the files after this one loaded.
      event.waitUntil(
        repairShell(!message.started).then((changed) =>
          event.source?.postMessage({ type: shellRepaired, changed }),
        ),
      );
  }
}
