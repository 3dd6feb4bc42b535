import type { ApiResponse } from "@/platform/http/client";

/** What staleTime functions are handed: the part that is read here. */
interface FreshnessSubject {
  state: { data: unknown };
}

/**
 * `staleTime` for a window in ms: the window minus the age that the answer already had when it came, so that the
 * worker's window and this one do not add up. Works on an answer and on the pages of an infinite query (the oldest counts).
 */
export function staleTimeFor(window: number): (query: FreshnessSubject) => number {
  return (query) => Math.max(0, window - ageOnReceipt(query.state.data));
}

/** `select`: the data of an answer. */
export function dataOf<T>(answer: ApiResponse<T>): T {
  return answer.data;
}

/** When what is shown left the network (epoch ms): the oldest of an infinite query's pages; null for anything else. */
export function storedAtOf(data: unknown): number | null {
  const times = answersIn(data).map((answer) => answer.storedAt);
  return times.length === 0 ? null : Math.min(...times);
}

/** The same answer with other data, for optimistic changes; its age stays. */
export function withData<T>(answer: ApiResponse<T>, data: T): ApiResponse<T> {
  return { ...answer, data };
}

function ageOnReceipt(data: unknown): number {
  const ages = answersIn(data).map((answer) => answer.receivedAt - answer.storedAt);
  return ages.length === 0 ? 0 : Math.max(0, ...ages);
}

function answersIn(data: unknown): ApiResponse<unknown>[] {
  if (isApiResponse(data)) return [data];
  const pages = typeof data === "object" && data !== null ? (data as { pages?: unknown }).pages : undefined;
  return Array.isArray(pages) ? pages.filter(isApiResponse) : [];
}

/** Whether a value has an answer's form; kept copies are checked by it. */
export function isApiResponse(value: unknown): value is ApiResponse<unknown> {
  if (typeof value !== "object" || value === null) return false;
  const answer = value as Partial<ApiResponse<unknown>>;
  return Number.isFinite(answer.receivedAt) && Number.isFinite(answer.storedAt) && "data" in value;
}
