/** What becomes of a row after an attempt. */

import { publishEvent } from "../queue/events";
import type { OutboxProblem, OutboxRow } from "../queue/row";
import { updateRow } from "../storage/rows";
import { retryAfterHoldMs, retryDelayMs } from "./back-off";
import type { Outcome } from "./outcome";
import { expiredProblem } from "./retry-policy";

/** A backend that fails on the same row so often does so because of the row. */
const mostFaults = 8;

export async function applyOutcome(row: OutboxRow, outcome: Outcome, triedBefore: boolean): Promise<void> {
  await updateRow(row.id, (now) => {
    if (now.state === "placed") return undefined;
    // Changed meanwhile: it stays to be sent, whatever became of the older one.
    if (now.key !== row.key) return now.holder === row.holder ? free(now) : undefined;
    // Taken over by somebody else: theirs to settle.
    if (now.holder !== row.holder) return undefined;
    return after(now, outcome, triedBefore);
  });
  if (outcome.kind !== "refused") return;
  const { message } = outcome.problem;
  if (row.kind === "wishlist") {
    const { target, id, wished } = row.payload;
    publishEvent({ type: "wish", target, id, wished: !wished, message, ok: false });
  } else if (row.kind !== "order" && row.kind !== "cart") {
    publishEvent({ type: "done", kind: row.kind, key: row.key, message, ok: false });
  }
}

/** What the device does for itself is tried again, ever more rarely: nobody could say anything about it. */
const hasSomebodyToAsk = (row: OutboxRow) => row.kind !== "subscription" && row.kind !== "sign-out";

const free = (row: OutboxRow): OutboxRow => ({ ...row, leaseUntil: 0, holder: null });

/** The row afterwards; null when it is done with. */
function after(row: OutboxRow, outcome: Outcome, triedBefore: boolean): OutboxRow | null {
  switch (outcome.kind) {
    case "done":
      return null;
    case "superseded": {
      const state = row.state === "sending" ? "waiting" : row.state;
      return { ...free(row), state };
    }
    case "signed-out":
      return afterUnauthorised(row, triedBefore);
    case "refused":
      return afterRefusal(row, outcome.problem, triedBefore);
    case "again": {
      const faults = row.faults + (outcome.fault ? 1 : 0);
      if (faults >= mostFaults && outcome.fault && hasSomebodyToAsk(row))
        return needsYou({ ...row, faults }, { code: "failing", message: "", total: null });
      const arrived = outcome.mayHaveArrived || triedBefore;
      const held = Date.now() + retryAfterHoldMs(outcome.retryAfterMs);
      return {
        ...free(row),
        faults,
        state: arrived && row.kind === "order" ? "checking" : "waiting",
        // Answered by somebody in front of the server only: it has not been tried.
        firstTriedAt: arrived ? row.firstTriedAt : null,
        heldUntil: held,
        notBefore: Math.max(held, Date.now() + retryDelayMs(row.tries)),
        seenAt: Math.max(row.seenAt, Date.now()),
      };
    }
  }
}

/** `certain`: the server has said, or it is clear, that nothing of the row has happened or will. */
const needsYou = (row: OutboxRow, problem: OutboxProblem, certain = false): OutboxRow => ({
  ...free(row),
  state: "needs-you",
  problem,
  firstTriedAt: certain ? null : row.firstTriedAt,
});

/**
 * A refused wish goes away (the page takes it back); everything else waits for the shopper. What was tried before may
 * still be on its way, whatever the repeat was told; only an order's end makes that certain.
 */
function afterRefusal(row: OutboxRow, problem: OutboxProblem, triedBefore: boolean): OutboxRow | null {
  if (row.kind === "wishlist" || row.kind === "subscription" || row.kind === "sign-out") return null;
  const expired = problem.code === "order_expired";
  if (row.kind === "order" && row.abandoned)
    return nobodyCanSayMore.includes(problem.code) ? null : later(row);
  return needsYou(row, expired ? expiredProblem : problem, expired || !triedBefore);
}

/** What ends the look for an order that was let go: it is not there, or asking again would tell nothing new. */
const nobodyCanSayMore: readonly string[] = ["order_expired", "unconfirmed", "too_old"];

/** Let go and neither found nor expired, as when the server's clock is behind ours: it is asked once more. */
function later(row: OutboxRow & { kind: "order" }): OutboxRow {
  return { ...free(row), state: "checking", notBefore: Date.now() + 60_000 };
}

/**
 * 401. A customer's session has ended: the row waits for the same person. A guest who became a customer: his retired id
 * is never obeyed again and its keys have been looked through, so the row never happened.
 */
function afterUnauthorised(row: OutboxRow, triedBefore: boolean): OutboxRow | null {
  if (row.asGuest !== null) {
    if (row.kind === "order" && row.abandoned) return null;
    return needsYou(row, { code: "signed_in", message: "", total: null }, true);
  }
  if (row.owner.startsWith("customer:")) return { ...free(row), state: "parked", parkedAt: Date.now() };
  const guestId = Number(row.owner.split(":")[1]);
  publishEvent({ type: "guest-gone", guestId });
  // What may have happened under the lost id cannot be asked for any more.
  if (row.kind === "order" && triedBefore)
    return needsYou(row, { code: "unconfirmed", message: "", total: null });
  return {
    ...free(row),
    state: "waiting",
    firstTriedAt: null,
    notBefore: Date.now() + retryDelayMs(row.tries),
  };
}
