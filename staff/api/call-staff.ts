/** Calls of the routes of the board and of couriers. They have no shopper, place or module, so they need none of their headers. */
import { environment } from "@/platform/environment";
import { ApiError } from "@/platform/http/api-error";
import { errorsOf } from "@/platform/http/response-errors";
import { parseJsonBody, parseRetryAfter } from "@/platform/http/response-parts";

/** ms; a step is repeated with its key, so a short wait loses nothing. */
const timeoutMs = 15_000;
/** A photo over a slow line takes longer, ms. */
const formTimeoutMs = 90_000;

/** Whose routes: the first part of their paths. */
export type StaffArea = "board" | "courier";

export interface StaffCall {
  readonly method?: "GET" | "POST" | "PUT";
  /** Below the area, with its query. */
  readonly path: string;
  readonly token?: string | null;
  readonly language?: string;
  /** A form is sent as one, everything else as JSON. */
  readonly body?: object | FormData;
  readonly idempotencyKey?: string;
}

export const staffAddress = (area: StaffArea, path: string): string =>
  `${environment.apiBaseUrl}/api/v1/${area}${path}`;

export function staffHeaders({
  token,
  language,
  idempotencyKey,
}: Omit<StaffCall, "path">): Record<string, string> {
  return {
    Accept: "application/json",
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(language ? { "X-localization": language } : {}),
    ...(idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {}),
  };
}

/** Sends one call and returns its response. Throws ApiError; repeats nothing. */
export async function callStaff<T>(area: StaffArea, call: StaffCall): Promise<T> {
  const { method = "GET", path, body, token } = call;
  const tokenAttached = Boolean(token);
  const form = body instanceof FormData ? body : null;
  let response: Response;
  let text: string;
  try {
    response = await fetch(staffAddress(area, path), {
      method,
      headers: {
        ...staffHeaders(call),
        ...(body && form === null ? { "Content-Type": "application/json" } : {}),
      },
      body: form ?? (body ? JSON.stringify(body) : null),
      credentials: "omit",
      cache: "no-store",
      signal: AbortSignal.timeout(form ? formTimeoutMs : timeoutMs),
    });
    text = await response.text();
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === "TimeoutError";
    throw new ApiError(timedOut ? "timeout" : "network", { cause, tokenAttached });
  }
  const { status } = response;
  const parsed = status === 204 ? { value: null } : parseJsonBody(text);
  const details = {
    status,
    errors: errorsOf(parsed?.value),
    retryAfterMs: parseRetryAfter(response.headers.get("Retry-After"), Date.now()),
    tokenAttached,
  };
  if (status === 502 || status === 504) throw new ApiError("network", details);
  if (status === 503) throw new ApiError("maintenance", details);
  // A captive portal's page says nothing about the session or the order.
  if (parsed === null) throw new ApiError("unusable", details);
  if (status === 401) throw new ApiError("unauthorised", details);
  if (!response.ok) throw new ApiError("refused", details);
  return parsed.value as T;
}
