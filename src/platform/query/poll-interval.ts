import type { Query } from "@tanstack/react-query";
import { isApiError } from "../http/api-error";

/** However long a shop has been failing, it is asked again after this, ms. */
export const maxPollIntervalMs = 120_000;

/** Failed fetches of each query until the last one that did not fail. */
const failuresBefore = new WeakMap<object, number>();

interface Polled {
  state: Pick<Query["state"], "error" | "errorUpdateCount">;
}

/**
 * When a query that follows something is to be read again, ms: twice as late after each failure in a row, never earlier than the
 * server asked for, and as often as before once it responds.
 */
export function pollIntervalMs(query: Polled, baseMs: number): number {
  const { error, errorUpdateCount } = query.state;
  if (error === null) {
    failuresBefore.set(query, errorUpdateCount);
    return baseMs;
  }
  const failures = errorUpdateCount - (failuresBefore.get(query) ?? 0);
  const asked = isApiError(error) ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(asked, Math.min(maxPollIntervalMs, baseMs * 2 ** Math.min(failures, 10)));
}
