import type { ApiResponse } from "@/platform/http/client";

/** The part of a query that staleTime functions read. */
interface FreshnessSubject {
  state: { data: unknown };
}

/**
 * `staleTime` for a window in ms: the window minus the age that the response already had when it came, so that the
 * worker's window and this one do not add up. Works on a response and on the pages of an infinite query (the oldest counts).
 */
export function staleTimeFor(window: number): (query: FreshnessSubject) => number {
  return (query) => Math.max(0, window - ageOnReceipt(query.state.data));
}

/** `select`: the data of a response. */
export function dataOf<T>(response: ApiResponse<T>): T {
  return response.data;
}

/** When the data came from the network (epoch ms), for an infinite query its oldest page; null for anything else. */
export function storedAtOf(data: unknown): number | null {
  const times = responsesIn(data).map((response) => response.storedAt);
  return times.length === 0 ? null : Math.min(...times);
}

/** The same response with other data, for optimistic changes; its age stays. */
export function withData<T>(response: ApiResponse<T>, data: T): ApiResponse<T> {
  return { ...response, data };
}

function ageOnReceipt(data: unknown): number {
  const ages = responsesIn(data).map((response) => response.receivedAt - response.storedAt);
  return ages.length === 0 ? 0 : Math.max(0, ...ages);
}

function responsesIn(data: unknown): ApiResponse<unknown>[] {
  if (isApiResponse(data)) return [data];
  const pages = typeof data === "object" && data !== null ? (data as { pages?: unknown }).pages : undefined;
  return Array.isArray(pages) ? pages.filter(isApiResponse) : [];
}

/** Whether a value has the shape of a response; stored copies are checked by it. */
export function isApiResponse(value: unknown): value is ApiResponse<unknown> {
  if (typeof value !== "object" || value === null) return false;
  const response = value as Partial<ApiResponse<unknown>>;
  return Number.isFinite(response.receivedAt) && Number.isFinite(response.storedAt) && "data" in value;
}
