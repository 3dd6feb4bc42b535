import type { Query } from "@tanstack/react-query";
import { isApiError } from "../http/api-error";

/** The longest pause between two tries, however long the shop has been failing, ms. */
export const maxPollIntervalMs = 120_000;

/** Failed fetches of each query before its last success. */
const failuresBefore = new WeakMap<object, number>();

interface Polled {
  state: Pick<Query["state"], "error" | "errorUpdateCount">;
}

/**
 * The pause before a polling query is read again, ms: twice as long after each failure in a row, never shorter than the
 * server asked for, and the usual one once it responds.
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
