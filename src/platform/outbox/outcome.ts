/** What an attempt to send a row came to. */
import { ApiError } from "@/platform/http/api-error";
import type { OutboxProblem } from "./row";

export type Outcome =
  | { kind: "done" }
  /** `mayHaveArrived`: the server may have acted, so the row is "checking" until a repeat tells. */
  | { kind: "again"; mayHaveArrived: boolean; retryAfterMs: number | null }
  | { kind: "refused"; problem: OutboxProblem }
  | { kind: "signed-out" };

/** Sorts an error: what may be tried again, what only the shopper can solve, and what means that nobody is signed in. */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return { kind: "again", mayHaveArrived: true, retryAfterMs: null };
  if (error.kind === "unauthorised") return { kind: "signed-out" };
  if (error.isConnection) {
    // 503 and a gateway's page are answers of somebody in front of the server; after a cut nobody can know.
    return { kind: "again", mayHaveArrived: error.kind !== "maintenance", retryAfterMs: error.retryAfterMs };
  }
  if (error.status === 429 || error.hasCode("idempotency_in_progress") || error.status >= 500) {
    return { kind: "again", mayHaveArrived: error.status !== 429, retryAfterMs: error.retryAfterMs };
  }
  const first = error.errors[0];
  return {
    kind: "refused",
    problem: { code: first?.code ?? "refused", message: error.firstMessage ?? "", total: error.total },
  };
}
