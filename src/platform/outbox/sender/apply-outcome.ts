/** Applies the outcome of an attempt to its row. */
import { publishEvent } from "../rows/events";
import type { OutboxProblem, OutboxRow } from "../rows/row";
import { nextSequence } from "../rows/sequence";
import { readRows, updateRow } from "../storage/rows";
import { retryAfterHoldMs, retryDelayMs } from "./back-off";
import type { Outcome } from "./outcome";
import { expiredProblem } from "./retry-policy";

/** After this many server errors the row itself is the cause. */
const maxFaults = (row: OutboxRow) => (row.kind === "wishlist" ? maxWishlistFaults : 8);
/** A heart that may go back any time says nothing: it goes back soon. Without a network it still waits without end. */
const maxWishlistFaults = 2;

export async function applyOutcome(row: OutboxRow, outcome: Outcome, triedBefore: boolean): Promise<void> {
  const sequence = await sequenceAfter(row, outcome);
  await updateRow(row.id, (now) => {
    if (now.state === "placed") return undefined;
    // Changed meanwhile: it is sent again, whatever became of the earlier change.
    if (now.key !== row.key) return now.holder === row.holder ? withoutLease(now) : undefined;
    // Taken over by another sender, which applies its own outcome.
    if (now.holder !== row.holder) return undefined;
    const next = after(now, outcome, triedBefore);
    return next && sequence !== null ? { ...next, sequence } : next;
  });
  if (outcome.kind !== "refused") return;
  const { message } = outcome.problem;
  if (row.kind === "wishlist") {
    const { target, id, inWishlist } = row.payload;
    publishEvent({ type: "wishlist", target, id, inWishlist: !inWishlist, message, ok: false });
  } else if (row.kind !== "order" && row.kind !== "cart") {
    publishEvent({ type: "done", kind: row.kind, key: row.key, message, ok: false });
  }
}

/**
 * An order whose cart changed elsewhere goes behind what waits of the cart: that is sent, meets the other change, and the
 * shopper is shown what the cart is now.
 */
async function sequenceAfter(row: OutboxRow, outcome: Outcome): Promise<number | null> {
  const cartChanged = row.kind === "order" && outcome.kind === "refused" && outcome.problem.code === "cart";
  return cartChanged ? nextSequence(await readRows(), Date.now()) : null;
}

/** Subscriptions and sign-outs are retried without end, because the shopper cannot decide anything about them. */
const isShownToShopper = (row: OutboxRow) => row.kind !== "subscription" && row.kind !== "sign-out";

const withoutLease = (row: OutboxRow): OutboxRow => ({ ...row, leaseUntil: 0, holder: null });

/** The row afterwards; null when it is done with. */
function after(row: OutboxRow, outcome: Outcome, triedBefore: boolean): OutboxRow | null {
  switch (outcome.kind) {
    case "done":
      return null;
    case "superseded": {
      const state = row.state === "sending" ? "waiting" : row.state;
      // A session that ended before the request was made has sent nothing, and the shopper is told so.
      const firstTriedAt = outcome.hasLeft || triedBefore ? row.firstTriedAt : null;
      return { ...withoutLease(row), state, firstTriedAt };
    }
    case "signed-out":
      return outcome.isGone ? null : afterUnauthorised(row, triedBefore);
    case "refused":
      return afterRefusal(row, outcome.problem, triedBefore);
    case "retry": {
      const faults = row.faults + (outcome.fault ? 1 : 0);
      if (faults >= maxFaults(row) && outcome.fault && isShownToShopper(row))
        return needsYou({ ...row, faults }, { code: "failing", message: "", total: null });
      const arrived = outcome.mayHaveArrived || triedBefore;
      const held = Date.now() + retryAfterHoldMs(outcome.retryAfterMs);
      return {
        ...withoutLease(row),
        faults,
        state: arrived && row.kind === "order" ? "checking" : "waiting",
        // Only a proxy in front of the server responded: it has not been tried.
        firstTriedAt: arrived ? row.firstTriedAt : null,
        heldUntil: held,
        notBefore: Math.max(held, Date.now() + retryDelayMs(row.tries)),
        seenAt: Math.max(row.seenAt, Date.now()),
      };
    }
  }
}

/** `certain`: nothing of the row has happened or will happen. */
const needsYou = (row: OutboxRow, problem: OutboxProblem, certain = false): OutboxRow => ({
  ...withoutLease(row),
  state: "needs-you",
  problem,
  firstTriedAt: certain ? null : row.firstTriedAt,
});

/**
 * A refused wishlist change is deleted (the page takes it back); everything else waits for the shopper. An earlier try may
 * still be under way, whatever the repeat was told; only for an expired order that is ruled out.
 */
function afterRefusal(row: OutboxRow, problem: OutboxProblem, triedBefore: boolean): OutboxRow | null {
  if (row.kind === "wishlist" || row.kind === "subscription" || row.kind === "sign-out") return null;
  const expired = problem.code === "order_expired";
  if (row.kind === "order" && row.abandoned)
    return lookupEnds.includes(problem.code) ? null : lookUpLater(row);
  return needsYou(row, expired ? expiredProblem : problem, expired || !triedBefore);
}

/** Problems that end the lookup of an abandoned order: it was not placed, or asking again would tell nothing new. */
const lookupEnds: readonly string[] = ["order_expired", "unconfirmed", "too_old"];

const lookupIntervalMs = 60_000;

/** Neither found nor expired, as when the server's clock is behind ours: it is looked up once more. */
function lookUpLater(row: OutboxRow & { kind: "order" }): OutboxRow {
  return { ...withoutLease(row), state: "checking", notBefore: Date.now() + lookupIntervalMs };
}

/**
 * 401. A customer's session has ended: the row waits for the same person. A guest who became a customer: the server no
 * longer accepts the retired id and has looked through its keys, so the row never happened.
 */
function afterUnauthorised(row: OutboxRow, triedBefore: boolean): OutboxRow | null {
  if (row.asGuest !== null) {
    if (row.kind === "order" && row.abandoned) return null;
    return needsYou(row, { code: "signed_in", message: "", total: null }, true);
  }
  if (row.owner.startsWith("customer:"))
    return {
      ...withoutLease(row),
      state: "parked",
      parkedAt: Date.now(),
      // This try did nothing.
      firstTriedAt: triedBefore ? row.firstTriedAt : null,
    };
  const guestId = Number(row.owner.split(":")[1]);
  publishEvent({ type: "guest-gone", guestId });
  // The outcome under the lost guest id can no longer be looked up.
  if (row.kind === "order" && triedBefore)
    return needsYou(row, { code: "unconfirmed", message: "", total: null });
  return {
    ...withoutLease(row),
    state: "waiting",
    firstTriedAt: null,
    notBefore: Date.now() + retryDelayMs(row.tries),
  };
}
