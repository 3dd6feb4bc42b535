/** The shop's own map: stale-while-revalidate, so that maps open offline. */
import { StaleWhileRevalidate } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;

const strategy = new StaleWhileRevalidate({
  cacheName: "basemap",
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 &&
        (response.headers.get("Content-Type")?.includes("json") ?? false) &&
        // The style of an archive is asked for each time.
        response.headers.get("Cache-Control") !== "no-cache"
          ? response
          : null,
    },
  ],
});

export function respondToBasemap(event: FetchEvent): Promise<Response> | null {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return null;
  // Parts of an archive cannot be kept here; the browser's own cache keeps them.
  if (url.pathname.endsWith(".pmtiles")) return null;
  return url.pathname.startsWith("/basemap/") ? strategy.handle({ event, request: event.request }) : null;
}
