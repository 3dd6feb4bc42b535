/** Starts a program without a network, and leaves everything but its files alone. */
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope;

/** The network's document is waited for so long, ms; then the kept one starts. */
const documentTimeoutMs = 3_000;

/** Keeps the files of the build, and answers the program's navigations. */
export function keepProgram(files: Parameters<typeof precache>[0]): void {
  precache(files);
  // A navigation is answered below.
  addRoute({ directoryIndex: "", cleanURLs: false });
  cleanupOutdatedCaches();
  self.addEventListener("fetch", (event) => {
    if (event.request.mode === "navigate") event.respondWith(documentFor(event.request));
  });
  self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener("message", (event) => {
    if ((event.data as { type?: unknown } | null)?.type === "SKIP_WAITING") void self.skipWaiting();
  });
}

async function documentFor(request: Request): Promise<Response> {
  try {
    const response = await fetch(request.url, {
      headers: { Accept: "text/html" },
      signal: AbortSignal.timeout(documentTimeoutMs),
    });
    // A page of a proxy or of a server that is being restarted is not the program.
    if (response.ok && !response.redirected) return response;
  } catch {
    // No line: the kept document.
  }
  return (await matchPrecache("index.html")) ?? fetch(request);
}
