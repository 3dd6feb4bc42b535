/** What an attempt to send a row came to. */
import { ApiError } from "@/platform/http/api-error";
import type { OutboxProblem } from "../queue/row";
import { NotSent, Superseded } from "./gate";

export type Outcome =
  | { kind: "done" }
  /** `mayHaveArrived`: the server may have acted, so the row is "checking" until a repeat tells. */
  | {
      kind: "again";
      mayHaveArrived: boolean;
      retryAfterMs: number | null;
      /** The backend itself failed on it (5xx): after some times it is not the network's fault. */
      fault: boolean;
    }
  | { kind: "refused"; problem: OutboxProblem; status: number }
  | { kind: "signed-out" }
  /** Somebody else has it now, or its owner has left. */
  | { kind: "superseded" };

/** Sorts an error: what may be tried again, what only the shopper can solve, and what means that nobody is signed in. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof Superseded) return { kind: "superseded" };
  // The shopper may still take the row back.
  if (error instanceof NotSent)
    return { kind: "again", mayHaveArrived: false, retryAfterMs: null, fault: false };
  if (!(error instanceof ApiError))
    return { kind: "again", mayHaveArrived: true, retryAfterMs: null, fault: false };
  if (error.kind === "unauthorised") return { kind: "signed-out" };
  const { retryAfterMs } = error;
  if (error.isConnection) {
    // 503 is an answer of somebody in front of the server; after a cut nobody can know.
    return { kind: "again", mayHaveArrived: error.kind !== "maintenance", retryAfterMs, fault: false };
  }
  if (error.status === 429 || error.hasCode("idempotency_in_progress") || error.status >= 500) {
    const fault = error.status >= 500;
    return { kind: "again", mayHaveArrived: error.status !== 429, retryAfterMs, fault };
  }
  const first = error.errors[0];
  return {
    kind: "refused",
    status: error.status,
    problem: { code: first?.code ?? "refused", message: error.firstMessage ?? "", total: error.total },
  };
}
