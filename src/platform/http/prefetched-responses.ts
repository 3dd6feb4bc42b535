/**
 * Responses that the boot script requested, or found in the document, before the app's script was there, and how the app's
 * first calls take them over. They are held by the document and not by a module, because boot script and app are two programs.
 */
import { cacheWindows } from "./api-cache";
import { readTimeoutMs } from "./api-request";
import { type CompleteResponse, fetchComplete, publicReadInit, storedAtHeader } from "./complete-response";

interface PrefetchedResponse {
  /** Null: not sent. */
  headers: Readonly<Record<string, string | null>>;
  /** Whether the response is the same for any other headers. */
  alsoForOthers?: boolean;
  /** Epoch ms. */
  usableUntil: number;
  /** Null when the network failed: its taker sends a request of its own. */
  response: Promise<CompleteResponse | null>;
  /** Frees the connection. */
  abort(): void;
}

const holder = globalThis as { doorstepPrefetched?: Map<string, PrefetchedResponse> };

/** A device's clock may be behind the server's by this without making a response of now one of the future, ms. */
const maxClockLagMs = 60_000;

/**
 * Sends a public read and holds its response, unless a fitting one is held. Resolves to null when there is none; never
 * rejects.
 */
export function prefetch(url: string, headers: Record<string, string>): Promise<CompleteResponse | null> {
  const held = holder.doorstepPrefetched?.get(url);
  if (held && fits(held, headers)) return held.response;
  const attempt = new AbortController();
  const response = fetchComplete(url, { ...publicReadInit, headers, signal: attempt.signal }).catch(
    () => null,
  );
  holder.doorstepPrefetched ??= new Map();
  holder.doorstepPrefetched.set(url, {
    headers,
    usableUntil: Date.now() + readTimeoutMs,
    response,
    abort: () => attempt.abort(),
  });
  return response;
}

/** Whether what the server read at that moment, epoch ms, may be shown as current. */
export const isOfNow = (at: number): boolean =>
  at - maxClockLagMs <= Date.now() && Date.now() < at + cacheWindows.otherLists;

/**
 * Holds a response that came with the document: the text of the body, the moment at which the server read it, epoch ms,
 * and those request headers that it depends on. One that may be stale is not held: a browser may bring an old document back.
 */
export function holdServed(url: string, scope: Record<string, string>, text: string, at: number): void {
  if (!isOfNow(at)) return;
  const now = Date.now();
  const response = new Response(null, { headers: { [storedAtHeader]: String(Math.min(at, now)) } });
  holder.doorstepPrefetched ??= new Map();
  holder.doorstepPrefetched.set(url, {
    // A public response, so no call with a token takes it.
    headers: { ...scope, Authorization: null },
    alsoForOthers: true,
    usableUntil: at + cacheWindows.otherLists,
    response: Promise.resolve({ response, text, askedAt: now, receivedAt: now }),
    abort: () => {},
  });
}

/**
 * The response to exactly this request, once. Null at once when it was not prefetched, or with other headers or too long
 * ago, and later when it failed. Rejects with the signal's reason when that comes first, and frees the connection. A
 * response that does not fit the first request of its address is dropped.
 */
export function takePrefetched(url: string, init: RequestInit): Promise<CompleteResponse | null> | null {
  const found = holder.doorstepPrefetched?.get(url);
  if (!found) return null;
  holder.doorstepPrefetched?.delete(url);
  if (init.cache !== publicReadInit.cache || !fits(found, init.headers) || Date.now() > found.usableUntil) {
    found.abort();
    return null;
  }
  const { signal } = init;
  return Promise.race([
    found.response,
    new Promise<never>((_, reject) => {
      const stop = () => {
        found.abort();
        reject(signal?.reason);
      };
      if (signal?.aborted) stop();
      signal?.addEventListener("abort", stop, { once: true });
    }),
  ]);
}

/** Aborts and drops what no call has taken. */
export function dropPrefetched(): void {
  for (const { abort } of holder.doorstepPrefetched?.values() ?? []) abort();
  holder.doorstepPrefetched?.clear();
}

/** Whether it is the response to a request with these headers. */
function fits({ headers, alsoForOthers }: PrefetchedResponse, wanted: HeadersInit | undefined): boolean {
  const asked = new Headers(wanted);
  const names = Object.keys(headers);
  return (
    (alsoForOthers || [...asked].length === names.length) &&
    names.every((name) => asked.get(name) === headers[name])
  );
}
