/** Pictures of the catalogue: kept first, 30 days, bounded, thrown away when the device runs out of room. */
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;

export const pictureCacheName = "pictures";
const keptForSeconds = 30 * 24 * 3600;
const maxPictures = 400;

const strategy = new CacheFirst({
  cacheName: pictureCacheName,
  matchOptions: { ignoreVary: true },
  plugins: [
    new ExpirationPlugin({
      maxEntries: maxPictures,
      maxAgeSeconds: keptForSeconds,
      purgeOnQuotaError: true,
      matchOptions: { ignoreVary: true },
    }),
    { cacheWillUpdate: async ({ response }) => (isPicture(response) ? response : null) },
  ],
});

export function respondToPicture(event: FetchEvent): Promise<Response> | null {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.pathname.startsWith("/pictures/")) return null;
  if (url.origin !== self.location.origin) return null;
  return strategy.handle({ event, request: event.request }).catch(async () => {
    const other = await anotherWidth(url);
    return other ?? Response.error();
  });
}

/** Offline any width of the same picture is better than none. */
async function anotherWidth(url: URL): Promise<Response | undefined> {
  const cache = await caches.open(pictureCacheName);
  return cache.match(url.origin + url.pathname, { ignoreSearch: true, ignoreVary: true });
}

function isPicture(response: Response): boolean {
  return response.status === 200 && (response.headers.get("Content-Type")?.startsWith("image/") ?? false);
}
