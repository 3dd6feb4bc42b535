/**
 * Public calls that are answered without the network inside their window: config, landing, modules, categories,
 * featured categories, banners. After the window the network comes first, for 3 s; then the stored copy.
 * Kept apart by address, zone, module and language; never for a request that carries a token.
 */

import { cacheWindows, networkTimeoutMs, workerCopyMaxAgeMs } from "@/platform/http/api-cache";
import { networkFailedHeader, storedAtHeader } from "@/platform/http/client";
import { ageOf } from "@/platform/http/response-parts";
import { isOfOtherScope } from "@/platform/http/shop-headers";
import { hasShape, type ResponseShape } from "./response-shapes";

declare const self: ServiceWorkerGlobalScope;

export const windowedCacheName = "windowed-calls";
const maxCopies = 60;

/** A cached call: how long a copy is fresh, in ms, and what a response of it looks like. */
interface WindowedCall {
  window: number;
  shape: ResponseShape;
}

/** The cache window of a call; null when it is not cached. */
export function windowedCallAt(url: URL): WindowedCall | null {
  const path = /\/api\/v1(\/.*)$/.exec(url.pathname)?.[1];
  switch (path) {
    case "/config":
      return { window: cacheWindows.config, shape: "config" };
    case "/react-landing-page":
      return { window: cacheWindows.landing, shape: "landing" };
    case "/module":
      return { window: cacheWindows.modules, shape: "rows" };
    case "/categories": {
      const featured = url.searchParams.get("featured") === "1";
      const window = featured ? cacheWindows.featuredCategories : cacheWindows.categories;
      return { window, shape: "rows" };
    }
    case "/banners":
      return { window: cacheWindows.banners, shape: "banners" };
    default:
      return null;
  }
}

/** The synthetic address that a copy is stored under. */
export function cacheKeyOf(request: Request): string {
  const url = new URL(request.url);
  // It says what the headers say; copies of a build whose addresses had none stay.
  url.searchParams.delete("shop_scope");
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
  const call = windowedCallAt(url);
  if (call === null || url.searchParams.has("guest_id")) return null;
  return respond(request, call, (work) => event.waitUntil(work));
}

async function respond(
  request: Request,
  { window, shape }: WindowedCall,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(windowedCacheName).catch(() => null);
  const key = cacheKeyOf(request);
  const kept = await wholeCopy(cache, key, request, shape).catch(() => undefined);
  const age = kept ? Date.now() - storedAt(kept) : Number.POSITIVE_INFINITY;
  const usable = kept && age < workerCopyMaxAgeMs && age >= 0 ? kept : undefined;
  // Pull to refresh requests with `reload` and bypasses the window.
  if (usable && age < window && request.cache !== "reload") return usable;

  const fresh = joined(request, shape, cache, key);
  later(fresh.catch(() => undefined));
  if (!usable) return (await fresh).response;
  const first = await Promise.race([
    fresh.catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, networkTimeoutMs, null)),
  ]);
  return first && first.kind !== "unusable" ? first.response : withSign(usable);
}

/** A stored copy, unless it is damaged or an earlier version stored what is no valid response. */
async function wholeCopy(
  cache: Cache | null,
  key: string,
  request: Request,
  shape: ResponseShape,
): Promise<Response | undefined> {
  const kept = await cache?.match(key, { ignoreVary: true });
  const body = await kept?.text();
  if (!kept || body === undefined || kindOfBody(body, shape) !== "good") return undefined;
  if (isOfOtherScope(kept.headers, request.headers)) return undefined;
  return new Response(body, { status: 200, headers: kept.headers });
}

/** Tells the page that the network failed; otherwise it would not check the connection while copies are returned. */
function withSign(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(networkFailedHeader, "1");
  return new Response(kept.body, { status: 200, headers });
}

/** Calls under way by key, with when they left (epoch ms). */
const underWay = new Map<string, { since: number; outcome: Promise<Outcome> }>();

/**
 * Identical requests share one call, unless the first is pending for long: its connection may be stalled, and a
 * retry needs a new one.
 */
async function joined(
  request: Request,
  shape: ResponseShape,
  cache: Cache | null,
  key: string,
): Promise<Outcome> {
  const now = Date.now();
  const known = underWay.get(key);
  if (known && now >= known.since && now - known.since < networkTimeoutMs) return copyOf(await known.outcome);
  const call = { since: now, outcome: fetchAndKeep(request, shape, cache, key) };
  underWay.set(key, call);
  try {
    return copyOf(await call.outcome);
  } finally {
    if (underWay.get(key) === call) underWay.delete(key);
  }
}

const copyOf = ({ response, kind }: Outcome): Outcome => ({ response: response.clone(), kind });

/** Leaving the page does not abort the call: the next page requests the same. */
async function fetchAndKeep(
  request: Request,
  shape: ResponseShape,
  cache: Cache | null,
  key: string,
): Promise<Outcome> {
  const response = await fetch(new Request(request, { signal: null }));
  const body = await response.clone().text();
  const isOther = isOfOtherScope(response.headers, request.headers);
  const kind = isOther ? "unusable" : kindOf(response, body, shape);
  // The browser's own cache keeps a damaged body with its good ETag, and would return it with every 304.
  if (kind === "unusable" && response.ok && isJson(response) && request.cache !== "reload")
    return fetchAndKeep(new Request(request, { signal: null, cache: "reload" }), shape, cache, key);
  if (cache && kind === "good") {
    const headers = new Headers(response.headers);
    // A copy that a cache in front has had for a while is as old as it: windows do not add up.
    headers.set(storedAtHeader, String(Date.now() - ageOf(headers)));
    headers.delete("Age");
    // The body is stored as it was decoded, so its former length and encoding would be wrong.
    headers.delete("Content-Encoding");
    headers.delete("Content-Length");
    await cache
      .put(key, new Response(body, { status: 200, headers }))
      .then(() => prune(cache))
      .catch(() => undefined);
  }
  return { response, kind };
}

/**
 * The worth of the network's answer: a `good` one is kept; a `refused` one is the shop's own word (errors, closed for
 * maintenance) and is passed on; a kept copy replaces an `unusable` one (a page of a gateway or portal, a fault of the server,
 * a busy server, half a body, another shape, the response of another zone).
 */
export type ResponseKind = "good" | "refused" | "unusable";

interface Outcome {
  response: Response;
  kind: ResponseKind;
}

export function kindOf(response: Response, body: string, shape: ResponseShape): ResponseKind {
  if (response.status === 503) return "refused";
  if (response.status >= 500 || response.status === 429 || !isJson(response)) return "unusable";
  if (response.status === 200) return kindOfBody(body, shape);
  return response.ok ? "unusable" : "refused";
}

function kindOfBody(text: string, shape: ResponseShape): ResponseKind {
  try {
    const body: unknown = JSON.parse(text);
    if (hasShape(shape, body)) return "good";
    return typeof body === "object" && body !== null && "errors" in body ? "refused" : "unusable";
  } catch {
    return "unusable";
  }
}

const isJson = (response: Response) => response.headers.get("Content-Type")?.includes("json") ?? false;
const storedAt = (response: Response) => Number(response.headers.get(storedAtHeader)) || 0;

async function prune(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - maxCopies))) await cache.delete(key);
}
