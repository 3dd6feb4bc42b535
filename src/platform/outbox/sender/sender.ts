/**
 * Sends what is due. Runs in every tab and in the worker; a lease in the row and a lock for each owner and subject see
 * to it that one of them does it.
 */

import { findAddress, sendAddress } from "../kinds/address";
import { sendCart } from "../kinds/cart";
import { sendMessage } from "../kinds/chat-message";
import { findOrder, type PlacedOrder, sendOrder } from "../kinds/order";
import { sendReview } from "../kinds/review";
import { sendSignOut } from "../kinds/sign-out";
import { sendSubscription } from "../kinds/subscription";
import { sendWishlistChange } from "../kinds/wishlist";
import { publishEvent } from "../queue/events";
import { deleteExpiredParkedRows } from "../queue/owners";
import type { OrderRow, OutboxRow } from "../queue/row";
import { writeLastSyncedCart } from "../storage/last-synced-carts";
import { deleteExpiredRevocations } from "../storage/pending-revocations";
import { readRows, updateRow } from "../storage/rows";
import { applyOutcome } from "./apply-outcome";
import { adjustForClockRollback } from "./clock-rollback";
import {
  type Gate,
  isLeaseOrphaned,
  leaseMs,
  mayBeSentBy,
  openGate,
  type Sender,
  type SenderSession,
  shopHeadersFor,
} from "./gate";
import { type Outcome, outcomeOf } from "./outcome";
import { autoRetryVerdict } from "./retry-policy";

export { attemptTimeoutMs, leaseMs, type Sender, type SenderSession } from "./gate";
export { maxRetryAgeMs } from "./retry-policy";

/** A row that somebody else is sending is looked at again after this, because he may die, ms. */
const lookAtHeld = 2_000;

const isOver = (row: OutboxRow) => row.state === "placed" || row.state === "parked";
const goesByItself = (row: OutboxRow) =>
  row.state === "waiting" || row.state === "checking" || row.state === "sending";

/** Sends every due row of whoever is signed in. Answers in how many ms something becomes due again, or null. */
export async function sendDueRows(sender: Sender): Promise<number | null> {
  const kept = await readRows();
  if (kept.length === 0) return null;
  await adjustForClockRollback(kept, Date.now());
  await deleteExpiredParkedRows(Date.now());
  await deleteExpiredRevocations(Date.now());
  const session = await sender.session();
  if (session === null) return null;
  await answerBlockedOrders(sender, session);
  const subjects = new Set<string>();
  for (const row of await readRows())
    if (!isOver(row) && mayBeSentBy(session, row)) subjects.add(row.subject);
  await Promise.all([...subjects].map((subject) => sendSubject(sender, subject)));
  return nextDue(sender, session);
}

async function nextDue(sender: Sender, session: SenderSession): Promise<number | null> {
  const now = Date.now();
  const rows = (await readRows()).filter((row) => mayBeSentBy(session, row) && goesByItself(row));
  const due = rows.map((row) =>
    Math.max(row.notBefore - now, Math.min(row.leaseUntil - now, lookAtHeld), beforeItsEnd(row, sender)),
  );
  // The end of an order that waits behind something is worth waking up for, too.
  const ends = rows
    .filter((row): row is OrderRow => row.kind === "order" && row.firstTriedAt === null)
    .map((row) => row.payload.deadline - sender.serverNow());
  return due.length > 0 ? Math.max(500, Math.min(...due, ...ends)) : null;
}

/**
 * Ms until an order that was let go may be looked for. Looking is sending it once more, and before its deadline that could
 * place what the shopper does not want any longer.
 */
const beforeItsEnd = (row: OutboxRow, sender: Sender): number =>
  row.kind === "order" && row.abandoned ? row.payload.deadline + 1 - sender.serverNow() : 0;

/**
 * Orders that cannot be tried now and need no trying to be answered: those behind a cart that needs the shopper, and
 * those whose time ran out before anything left.
 */
async function answerBlockedOrders(sender: Sender, session: SenderSession): Promise<void> {
  const blocked = new Set<string>();
  for (const row of await readRows()) {
    if (!mayBeSentBy(session, row)) continue;
    if (row.kind === "cart" && row.state === "needs-you") blocked.add(row.subject);
    if (row.kind !== "order" || row.state !== "waiting" || row.firstTriedAt !== null) continue;
    const verdict = autoRetryVerdict(row, session, sender.serverNow(), Date.now());
    const problem = blocked.has(row.subject)
      ? { code: "cart_waits", message: "", total: null }
      : verdict.send
        ? null
        : verdict.problem;
    if (problem === null) continue;
    await updateRow(row.id, (now) =>
      now.key === row.key && now.firstTriedAt === null && now.leaseUntil <= Date.now()
        ? { ...now, state: "needs-you", problem }
        : undefined,
    );
  }
}

/** One row after the other until one has to wait. A row that needs the shopper blocks those behind it. */
async function sendSubject(sender: Sender, subject: string): Promise<void> {
  const sent = new Set<string>();
  for (;;) {
    const session = await sender.session();
    const now = Date.now();
    const next = (await readRows()).find(
      (row) => row.subject === subject && !isOver(row) && mayBeSentBy(session, row),
    );
    if (!session || !next || next.state === "needs-you" || next.notBefore > now) return;
    if (beforeItsEnd(next, sender) > 0) return;
    if (next.leaseUntil > now && !(await isLeaseOrphaned(next))) return;
    // Changed again while it was sent: once more; but never in a circle with a server that changes nothing.
    if (sent.has(next.key)) return;
    sent.add(next.key);
    if (!(await attempt(sender, session, next))) return;
  }
}

/** One attempt at one row. Answers whether the subject's next row may follow. */
async function attempt(sender: Sender, session: SenderSession, row: OutboxRow): Promise<boolean> {
  const triedBefore = row.firstTriedAt !== null;
  const verdict = autoRetryVerdict(row, session, sender.serverNow(), Date.now());
  const held = await take(sender, session, row);
  if (!held) return false;
  const gate = openGate(sender, held);
  let outcome: Outcome;
  try {
    if (verdict.send) outcome = await send(held, gate);
    else if (verdict.look && (await isThere(held, gate))) outcome = { kind: "done" };
    else outcome = { kind: "refused", problem: verdict.problem, status: 0 };
  } catch (error) {
    outcome = outcomeOf(error);
  }
  await applyOutcome(held, outcome, triedBefore);
  return outcome.kind === "done" || (outcome.kind === "superseded" && row.kind === "cart");
}

/** Takes the row's lease for one attempt; null when somebody else has it or it was changed. */
async function take(sender: Sender, session: SenderSession, row: OutboxRow): Promise<OutboxRow | null> {
  const holder = crypto.randomUUID();
  let taken = false;
  const held = await updateRow(row.id, (now) => {
    // Free, run out, or held by an attempt that was found dead.
    taken = now.key === row.key && (now.leaseUntil <= Date.now() || now.holder === row.holder);
    if (!taken) return undefined;
    const { zoneId = null, moduleId = null } = shopHeadersFor(session, now);
    return {
      ...now,
      state: now.firstTriedAt !== null && now.kind === "order" ? "checking" : "sending",
      tries: now.tries + 1,
      firstTriedAt: now.firstTriedAt ?? sender.serverNow(),
      sentWith: now.sentWith ?? { zoneId, moduleId },
      leaseUntil: Date.now() + leaseMs,
      holder,
      seenAt: Math.max(now.seenAt, Date.now()),
    };
  });
  return taken ? held : null;
}

async function send(row: OutboxRow, gate: Gate): Promise<Outcome> {
  switch (row.kind) {
    case "cart":
      await sendCart(row, gate);
      break;
    case "wishlist":
      await sendWishlistChange(row, gate);
      break;
    case "order":
      await keepResult(row, await sendOrder(row, gate));
      break;
    case "address":
      tell(row, await sendAddress(row, gate));
      break;
    case "subscription":
      await sendSubscription(row, gate);
      break;
    case "sign-out":
      await sendSignOut(row, gate);
      break;
    case "review":
      tell(row, await sendReview(row, gate));
      break;
    case "message":
      await sendMessage(row, gate);
      tell(row, "");
  }
  return { kind: "done" };
}

const tell = ({ kind, key }: OutboxRow, message: string) =>
  publishEvent({ type: "done", kind, key, message, ok: true });

/** Looks for what may have arrived at a backend that keeps no keys. */
async function isThere(row: OutboxRow, gate: Gate): Promise<boolean> {
  if (row.kind === "order") {
    const found = await findOrder(row, gate);
    if (found) await keepResult(row, found);
    return found !== null;
  }
  if (row.kind !== "address" || row.payload.op === "delete") return false;
  const found = await findAddress(row, gate);
  if (found) tell(row, "");
  return found;
}

/** Whoever let it go has to be told of it all the more. */
const placed = { state: "placed", letGo: false, problem: null, leaseUntil: 0, holder: null } as const;

/** The order is there: the shopper is told, and the server has emptied its cart with it. */
async function keepResult(row: OrderRow, result: PlacedOrder): Promise<void> {
  let kept = false;
  await updateRow(row.id, (now) => {
    kept = now.kind === "order" && now.key === row.key;
    return kept ? ({ ...now, ...placed, result } as OrderRow) : undefined;
  });
  // Its owner may have left while it was under way: then nothing of it is written down.
  if (!kept) return;
  // Let go and found much later, it says nothing about the cart of now.
  if (!row.abandoned) await writeLastSyncedCart(row.owner, row.payload.moduleId, {});
  publishEvent({ type: "placed", rowId: row.id, orderId: result.orderId, total: result.total });
}
