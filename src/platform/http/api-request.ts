/** The parts of an API call, and the request made of them. */
import type { CallParts, HttpMethod, PathOf } from "./call-types";
import type { ShopHeaderValues } from "./shop-headers";

/** Calls that the worker caches: never with a token, because nothing personal may reach its caches. */
export const publicPaths = ["/config", "/react-landing-page", "/module", "/categories", "/banners"] as const;

export const apiPrefix = "/api/v1";
/** Reads get longer: on a link with 20 s of latency a late response is better than none, and nothing is sent twice. */
export const readTimeoutMs = 30_000;

/** Options of every call. */
interface CallOptions {
  /**
   * true: who is asking matters; the token is attached, or else guest_id (query of GET and DELETE, body of POST and PUT).
   * false: nothing is attached. Left out: the token when there is one, except for the calls that the worker caches and sign-in calls.
   */
  authenticated?: boolean;
  idempotencyKey?: string;
  headers?: Record<string, string>;
  /** Known values that replace the configured ones for this call, e.g. another module. */
  shop?: ShopHeaderValues;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** `reload` is pull to refresh: the worker asks the network, too. */
  cache?: "no-cache" | "no-store" | "reload";
}

/** One call of the contract: method and path decide which query and body it takes. */
export type ApiRequest<M extends HttpMethod, P extends PathOf<M>, T> = CallParts<M, P, T> & CallOptions;

/** A request whose types have been checked against the contract, as the client works with it. */
export interface AnyRequest<T> extends CallOptions {
  method: HttpMethod;
  path: string;
  /** Null, undefined and "" are left out. */
  query?: object;
  /** An object is sent as JSON, FormData as multipart. */
  body?: object;
  normalise: (response: never) => T | PromiseLike<T>;
}

/** A normalised response with the times that decide how long it is fresh and how old it is called. Epoch ms. */
export interface ApiResponse<T> {
  data: T;
  /** When this page or worker received it. */
  receivedAt: number;
  /** When it left the network; earlier than receivedAt when it came from the worker's cache. */
  storedAt: number;
  /** The server's clock (Date header), null when unknown. */
  serverTime: number | null;
}

/** Whether the token goes with this call. */
export function sendsToken(call: AnyRequest<unknown>): boolean {
  if (call.authenticated !== undefined) return call.authenticated;
  return !(publicPaths as readonly string[]).includes(call.path) && !call.path.startsWith("/auth/");
}

/** The body as it is sent, with the guest's id where there is no customer; sets its type in `headers`. */
export function requestBody(
  body: object | undefined,
  guestId: number | null,
  headers: Record<string, string>,
): BodyInit | undefined {
  if (body instanceof FormData) {
    if (guestId !== null && !body.has("guest_id")) body.append("guest_id", String(guestId));
    return body;
  }
  if (body === undefined && guestId === null) return undefined;
  headers["Content-Type"] = "application/json";
  return JSON.stringify(guestId === null ? body : { guest_id: guestId, ...body });
}
