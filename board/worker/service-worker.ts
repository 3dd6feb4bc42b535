/** The board's own worker: it starts the board without a network, and leaves everything but the board's files alone. */
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";

import { listenToPushes } from "./push";

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
};

/** The network's document is waited for so long, ms; then the kept one starts. */
const documentTimeoutMs = 3_000;

precache(self.__WB_MANIFEST);
// A navigation is answered below.
addRoute({ directoryIndex: "", cleanURLs: false });
cleanupOutdatedCaches();
listenToPushes();

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(documentFor(event.request));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if ((event.data as { type?: unknown } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
});

async function documentFor(request: Request): Promise<Response> {
  try {
    const response = await fetch(request.url, {
      headers: { Accept: "text/html" },
      signal: AbortSignal.timeout(documentTimeoutMs),
    });
    // A page of a proxy or of a server that is being restarted is not the board.
    if (response.ok && !response.redirected) return response;
  } catch {
    // No line: the kept document.
  }
  return (await matchPrecache("index.html")) ?? fetch(request);
}
