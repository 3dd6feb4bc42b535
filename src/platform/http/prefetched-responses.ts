/**
 * Responses that the boot script requested before the app's script was there, and how the app's first calls take them over.
 * They are held by the document and not by a module, because boot script and app are two programs.
 */
import { readTimeoutMs } from "./api-request";
import { type CompleteResponse, fetchComplete, publicReadInit } from "./complete-response";

interface PrefetchedResponse {
  headers: Record<string, string>;
  askedAt: number;
  /** Null when the network failed: who takes it sends its own request. */
  response: Promise<CompleteResponse | null>;
  /** Frees the connection. */
  abort(): void;
}

const holder = globalThis as { doorstepPrefetched?: Map<string, PrefetchedResponse> };

/** Sends a public read and holds its response. Resolves to null when there is none; never rejects. */
export function prefetch(url: string, headers: Record<string, string>): Promise<CompleteResponse | null> {
  const attempt = new AbortController();
  const response = fetchComplete(url, { ...publicReadInit, headers, signal: attempt.signal }).catch(
    () => null,
  );
  holder.doorstepPrefetched ??= new Map();
  holder.doorstepPrefetched.set(url, {
    headers,
    askedAt: Date.now(),
    response,
    abort: () => attempt.abort(),
  });
  return response;
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
  const fits = init.cache === publicReadInit.cache && sameHeaders(found.headers, init.headers);
  if (!fits || Date.now() - found.askedAt > readTimeoutMs) {
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

function sameHeaders(sent: Record<string, string>, wanted: HeadersInit | undefined): boolean {
  const list = (headers: HeadersInit | undefined) => JSON.stringify([...new Headers(headers)]);
  return list(sent) === list(wanted);
}
