/** A new version waits until a page says that it may go on. */
import { dropUnusedShells } from "./shells";

declare const self: ServiceWorkerGlobalScope;

/** Messages a page may send. Anything else is ignored. */
export type WorkerMessage = { type: "SKIP_WAITING" } | { type: "DROP_SHELLS" };

export function onMessage(event: ExtendableMessageEvent): void {
  if (event.origin && event.origin !== self.location.origin) return;
  const type = (event.data as Partial<WorkerMessage> | null)?.type;
  if (type === "SKIP_WAITING") void self.skipWaiting();
  if (type === "DROP_SHELLS") event.waitUntil(dropUnusedShells());
}
