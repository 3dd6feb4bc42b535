/** How an attempt to send a row ended. */
import { ApiError } from "@/platform/http/api-error";
import { NotSent, Superseded } from "../gate/gate";
import type { OutboxProblem } from "../rows/row";

export type Outcome =
  | { kind: "done" }
  /** `mayHaveArrived`: the server may have acted, so an order is "checking" until a repeat tells. */
  | {
      kind: "retry";
      mayHaveArrived: boolean;
      retryAfterMs: number | null;
      /** The backend itself failed on it (5xx). */
      fault: boolean;
    }
  | { kind: "refused"; problem: OutboxProblem; status: number }
  /** `isGone`: their account was removed, so nothing waits for them. */
  | { kind: "signed-out"; isGone: boolean }
  /** Another sender has it now, or its owner has signed out. */
  | { kind: "superseded"; hasLeft: boolean };

/** Classifies an error: to be retried, to be decided by the shopper, or nobody is signed in. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof Superseded) return { kind: "superseded", hasLeft: error.hasLeft };
  // The shopper may still take the row back.
  if (error instanceof NotSent)
    return { kind: "retry", mayHaveArrived: false, retryAfterMs: null, fault: false };
  if (!(error instanceof ApiError))
    return { kind: "retry", mayHaveArrived: true, retryAfterMs: null, fault: false };
  if (error.kind === "unauthorised") return { kind: "signed-out", isGone: error.hasCode("account_removed") };
  const { retryAfterMs } = error;
  if (error.isConnection) {
    // 503 comes from a proxy in front of the server. After a broken connection nobody can know.
    return { kind: "retry", mayHaveArrived: error.kind !== "maintenance", retryAfterMs, fault: false };
  }
  if (error.status === 429 || error.hasCode("idempotency_in_progress") || error.status >= 500) {
    const fault = error.status >= 500;
    return { kind: "retry", mayHaveArrived: error.status !== 429, retryAfterMs, fault };
  }
  const first = error.errors[0];
  return {
    kind: "refused",
    status: error.status,
    problem: { code: first?.code ?? "refused", message: error.firstMessage ?? "", total: error.total },
  };
}
