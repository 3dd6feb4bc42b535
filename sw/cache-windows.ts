/**
 * Public calls that are answered without the network inside their window: config, landing, modules, categories,
 * featured categories, banners. After the window the network comes first, for 3 s; then the kept copy.
 * Kept apart by address, zone, module and language; never for a request that carries a token.
 */
import { networkFailedHeader, storedAtHeader } from "@/platform/http/client";
import { cacheWindows, networkTimeoutMs, workerCopyMaxAgeMs } from "@/platform/query/cache-windows";

declare const self: ServiceWorkerGlobalScope;

export const windowedCacheName = "windowed-calls";
const mostCopies = 60;

/** The window of a call in ms, or null when the worker does not keep it. */
export function windowOf(url: URL): number | null {
  const path = /\/api\/v1(\/.*)$/.exec(url.pathname)?.[1];
  switch (path) {
    case "/config":
      return cacheWindows.config;
    case "/react-landing-page":
      return cacheWindows.landing;
    case "/module":
      return cacheWindows.modules;
    case "/categories":
      return url.searchParams.get("featured") === "1"
        ? cacheWindows.featuredCategories
        : cacheWindows.categories;
    case "/banners":
      return cacheWindows.banners;
    default:
      return null;
  }
}

/** The synthetic address that a copy is kept under. */
export function cacheKeyOf(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.sort();
  for (const name of ["zoneId", "moduleId", "X-localization"]) {
    url.searchParams.set(`kept-${name.toLowerCase()}`, request.headers.get(name) ?? "");
  }
  return url.href;
}

export function respondToWindowedCall(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  if (request.method !== "GET" || request.headers.has("Authorization")) return null;
  const url = new URL(request.url);
  const window = windowOf(url);
  if (window === null || url.searchParams.has("guest_id")) return null;
  return answer(request, window, (work) => event.waitUntil(work));
}

async function answer(
  request: Request,
  window: number,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(windowedCacheName).catch(() => null);
  const key = cacheKeyOf(request);
  const kept = await cache?.match(key, { ignoreVary: true }).catch(() => undefined);
  const age = kept ? Date.now() - storedAt(kept) : Number.POSITIVE_INFINITY;
  const usable = kept && age < workerCopyMaxAgeMs && age >= 0 ? kept : undefined;
  // Pull to refresh asks with `reload` and means it.
  if (usable && age < window && request.cache !== "reload") return usable;

  const fresh = joined(request, cache, key);
  later(fresh.catch(() => undefined));
  if (!usable) return fresh;
  const first = await Promise.race([
    fresh.catch(() => null),
    new Promise<"slow">((resolve) => setTimeout(resolve, networkTimeoutMs, "slow")),
  ]);
  if (first === null || first === "slow") return withSign(usable);
  // A server that says it is closed for maintenance is heard; a gateway's or a portal's page is not.
  return first.status === 503 || isJson(first) ? first : withSign(usable);
}

/** The page hears that the network let us down; otherwise nobody would look into it while copies answer. */
function withSign(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(networkFailedHeader, "1");
  return new Response(kept.body, { status: 200, headers });
}

/** Calls under way by key, with when they left (epoch ms). */
const underWay = new Map<string, { since: number; answer: Promise<Response> }>();

/**
 * Two who ask for the same make one call. Not where the first has waited long already: its connection may hang, and who
 * tries again means another one.
 */
async function joined(request: Request, cache: Cache | null, key: string): Promise<Response> {
  const now = Date.now();
  const known = underWay.get(key);
  if (known && now >= known.since && now - known.since < networkTimeoutMs)
    return (await known.answer).clone();
  const call = { since: now, answer: fetchAndKeep(request, cache, key) };
  underWay.set(key, call);
  try {
    return (await call.answer).clone();
  } finally {
    if (underWay.get(key) === call) underWay.delete(key);
  }
}

/** A page that goes on to another one does not take the call along: its answer is what the next one asks for. */
async function fetchAndKeep(request: Request, cache: Cache | null, key: string): Promise<Response> {
  const response = await fetch(new Request(request, { signal: null }));
  if (cache && (await isCacheable(response))) {
    const headers = new Headers(response.headers);
    headers.set(storedAtHeader, String(Date.now()));
    // The body is stored as it was decoded, so its former length and encoding would be wrong.
    headers.delete("Content-Encoding");
    headers.delete("Content-Length");
    const copy = new Response(await response.clone().arrayBuffer(), { status: 200, headers });
    await cache
      .put(key, copy)
      .then(() => prune(cache))
      .catch(() => undefined);
  }
  return response;
}

/** Only good answers are kept: 200, JSON, and no `errors` in it. */
export async function isCacheable(response: Response): Promise<boolean> {
  if (response.status !== 200 || !isJson(response)) return false;
  try {
    const body: unknown = await response.clone().json();
    return typeof body === "object" && body !== null && !("errors" in body);
  } catch {
    return false;
  }
}

const isJson = (response: Response) => response.headers.get("Content-Type")?.includes("json") ?? false;
const storedAt = (response: Response) => Number(response.headers.get(storedAtHeader)) || 0;

async function prune(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - mostCopies))) await cache.delete(key);
}
