/** The client of the API. Touches no window, document or localStorage, because the worker uses it too. */

import { ApiError, type ApiErrorKind } from "./api-error";
import {
  type AnyRequest,
  type ApiRequest,
  type ApiResponse,
  apiPrefix,
  publicPaths,
  readTimeoutMs,
  requestBody,
  sendsToken,
} from "./api-request";
import type { PathOf } from "./call-types";
import { type CompleteResponse, fetchComplete, publicReadInit, storedAtHeader } from "./complete-response";
import { errorsOf, hasErrors, isUnauthorisedPair, newTotalOf } from "./response-errors";
import { ageOf, parseJsonBody, parseRetryAfter, serverTimeOf } from "./response-parts";
import { isOfOtherScope, isWorthSending, type ShopHeaderValues, shopHeaders } from "./shop-headers";
import { fetchRead, slowResponseMs } from "./stalled-reads";

export type { ApiRequest, ApiResponse } from "./api-request";
export type { ShopHeaderValues } from "./shop-headers";
export { apiPrefix, readTimeoutMs, slowResponseMs, storedAtHeader };

/** Writes time out after this; the outbox's lease is longer. */
export const requestTimeoutMs = 15_000;
/** The worker responded from its cache, because the network failed. */
export const networkFailedHeader = "X-Network-Failed";

export interface RequestOutcome {
  /** `answered`: the backend sent JSON, whatever it said. */
  kind: "answered" | Exclude<ApiErrorKind, "refused" | "unauthorised">;
  status: number;
  /** The worker responded from its cache: says nothing about the network. */
  fromCache: boolean;
  /** Epoch ms by the server's clock, null when it gave none. */
  serverTime: number | null;
  /** Epoch ms by this device's clock. */
  receivedAt: number;
  /** From the request to the complete response, ms. */
  tookMs: number;
}

export interface HttpSettings {
  /** Origin of the API, no trailing slash; empty for the own origin. */
  baseUrl: string;
  headers(): ShopHeaderValues;
  /** A 401 came although this token was attached; `error` says why, where the backend does. */
  onUnauthorised?(token: string, error: ApiError): void;
  onOutcome?(outcome: RequestOutcome): void;
  /** A request has been without a response for `slowResponseMs`. */
  onSlow?(): void;
}

/** "Network Authentication Required": what stands between says so itself. */
const networkSignInStatus = 511;

let settings: HttpSettings = { baseUrl: "", headers: () => ({}) };

/** Sets where the API is and where header values come from. Called once at start, by the page and by the worker. */
export function configureHttp(next: HttpSettings): void {
  settings = next;
}

/** How many `bypassCaches` are running. */
let bypassing = 0;

/** While the work runs, public reads go past the worker's cache windows to the network, as pull to refresh does. */
export async function bypassCaches(work: () => Promise<unknown>): Promise<void> {
  bypassing += 1;
  try {
    await work();
  } catch {
    // Each read handles its own failure.
  } finally {
    bypassing -= 1;
  }
}

/** The address of a call. Unknown query values are left out. */
export function apiUrl(path: string, query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return `${settings.baseUrl}${apiPrefix}${path}${text ? `?${text}` : ""}`;
}

/**
 * Sends one request and normalises its response. Throws ApiError; a call aborted by its `signal` throws the signal's reason.
 * No retries here: reads are retried by the query client, writes by the outbox. Only a public read whose body is unusable is
 * sent once more, past every cache.
 */
async function send<T>(call: AnyRequest<T>): Promise<ApiResponse<T>> {
  const { method } = call;
  const values = { ...settings.headers(), ...call.shop };
  const token = sendsToken(call) && isWorthSending(values.token) ? values.token : null;
  const guestId = call.authenticated === true && token === null ? (values.guestId ?? null) : null;
  const inQuery = method === "GET" || method === "DELETE";

  const headers: Record<string, string> = { ...shopHeaders(values, token !== null), ...call.headers };
  if (call.idempotencyKey) headers["Idempotency-Key"] = call.idempotencyKey;
  const query = inQuery && guestId !== null ? { ...call.query, guest_id: guestId } : call.query;
  const body = requestBody(call.body, inQuery ? null : guestId, headers);

  let startedAt = Date.now();
  const slowTimer = setTimeout(() => settings.onSlow?.(), slowResponseMs);
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(
    () => {
      timedOut = true;
      controller.abort();
    },
    call.timeoutMs ?? (method === "GET" ? readTimeoutMs : requestTimeoutMs),
  );
  const abort = () => controller.abort(call.signal?.reason);
  if (call.signal?.aborted) abort();
  else call.signal?.addEventListener("abort", abort, { once: true });

  // Personal responses are not cached anywhere below us.
  const cache =
    call.cache ??
    (method !== "GET" || call.authenticated ? "no-store" : bypassing > 0 ? "reload" : publicReadInit.cache);
  let complete: CompleteResponse;
  try {
    const init: RequestInit = { method, headers, body, credentials: publicReadInit.credentials, cache };
    const url = apiUrl(call.path, query);
    if (method === "GET") {
      const throughWorker = (publicPaths as readonly string[]).includes(call.path);
      complete = await fetchRead(url, init, controller.signal, throughWorker);
    } else {
      complete = await fetchComplete(url, { ...init, signal: controller.signal });
    }
  } catch (cause) {
    if (call.signal?.aborted) throw call.signal.reason ?? cause;
    const kind = timedOut ? "timeout" : "network";
    report(kind, Date.now());
    throw new ApiError(kind, { cause, tokenAttached: token !== null });
  } finally {
    clearTimeout(timer);
    clearTimeout(slowTimer);
    call.signal?.removeEventListener("abort", abort);
  }

  const { response, text, receivedAt } = complete;
  const { status } = response;
  // It may have been prefetched before this call.
  startedAt = Math.min(startedAt, complete.askedAt);
  const serverTime = serverTimeOf(response.headers);
  const storedAt = Number(response.headers.get(storedAtHeader)) || receivedAt - ageOf(response.headers);
  if (response.headers.has(networkFailedHeader)) settings.onSlow?.();
  const failure = (kind: ApiErrorKind, json: unknown = null) =>
    new ApiError(kind, {
      status,
      errors: errorsOf(json),
      total: newTotalOf(json),
      isPlain: parsed === null,
      retryAfterMs: parseRetryAfter(response.headers.get("Retry-After"), receivedAt),
      tokenAttached: token !== null,
    });

  // A cache below us may keep a damaged body with its good ETag and return it with every 304. A portal's page is no body.
  const mayBeDamaged = cache === publicReadInit.cache && text[0] !== "<";

  const isOfOther = isOfOtherScope(response.headers, new Headers(headers));
  const parsed = isOfOther ? null : parseJsonBody(text);
  if (status === 503) {
    report("maintenance", receivedAt, response);
    throw failure("maintenance", parsed?.value);
  }
  if (status === 502 || status === 504) {
    report("network", receivedAt, response);
    throw failure("network", parsed?.value);
  }
  if (parsed === null && !isOfOther && status >= 400 && status !== networkSignInStatus) {
    // A proxy's clock is not the shop's.
    report("answered", receivedAt);
    // Calls of the outbox may still be accepted: an error of a proxy decides nothing about them.
    throw failure(method === "GET" && !call.authenticated ? "refused" : "unusable");
  }
  if (parsed === null) {
    if (mayBeDamaged) return send({ ...call, cache: "reload" });
    report("unusable", receivedAt, response);
    throw failure("unusable");
  }
  report("answered", receivedAt, response);

  const json = parsed.value;
  if (status === 401 || isUnauthorisedPair(json)) {
    const error = failure("unauthorised", json);
    if (token !== null) settings.onUnauthorised?.(token, error);
    throw error;
  }
  // 203 is how this family of backends refuses; some refuse with 200.
  if (!response.ok || status === 203 || hasErrors(json)) throw failure("refused", json);

  try {
    return {
      data: await call.normalise(json as never),
      receivedAt,
      storedAt: Math.min(storedAt, receivedAt),
      serverTime,
    };
  } catch (cause) {
    if (mayBeDamaged) return send({ ...call, cache: "reload" });
    if (cause instanceof ApiError) throw cause;
    throw new ApiError("unusable", { status, cause, tokenAttached: token !== null });
  }

  function report(kind: RequestOutcome["kind"], endedAt: number, response?: Response): void {
    settings.onOutcome?.({
      kind,
      status: response?.status ?? 0,
      fromCache: response?.headers.has(storedAtHeader) === true,
      serverTime: response ? serverTimeOf(response.headers) : null,
      receivedAt: endedAt,
      tookMs: endedAt - startedAt,
    });
  }
}

export const get = <const P extends PathOf<"GET">, T>(
  call: ApiRequest<"GET", P, T>,
): Promise<ApiResponse<T>> => send({ ...call, method: "GET" });

export const post = <const P extends PathOf<"POST">, T>(
  call: ApiRequest<"POST", P, T>,
): Promise<ApiResponse<T>> => send({ ...call, method: "POST" });

export const put = <const P extends PathOf<"PUT">, T>(
  call: ApiRequest<"PUT", P, T>,
): Promise<ApiResponse<T>> => send({ ...call, method: "PUT" });

export const remove = <const P extends PathOf<"DELETE">, T>(
  call: ApiRequest<"DELETE", P, T>,
): Promise<ApiResponse<T>> => send({ ...call, method: "DELETE" });
