/**
 * Sends what is due. Runs in every tab and in the worker; a lease in the row and a lock per owner and subject make sure
 * that only one of them sends it.
 */
import { randomUuid } from "@/platform/random-uuid";
import {
  isLeaseOrphaned,
  leaseMs,
  mayBeSentBy,
  openGate,
  type Sender,
  type SenderSession,
  shopHeadersFor,
} from "../gate/gate";
import { findEffect, sendRow } from "../kinds/send-row";
import type { OrderRow, OutboxRow } from "../rows/row";
import { isDiskFull } from "../storage/database";
import { deleteExpiredParkedRows } from "../storage/owners";
import { deleteExpiredRevocations } from "../storage/pending-revocations";
import { readRows, updateRow } from "../storage/rows";
import { applyOutcome } from "./apply-outcome";
import { adjustForClockRollback } from "./clock-rollback";
import { type Outcome, outcomeOf } from "./outcome";
import { autoRetryVerdict, isOverUntried, type RetryVerdict } from "./retry-policy";

/** A row that another sender holds is checked again after this, because that sender may die, ms. */
const heldRowCheckMs = 2_000;
/** A guest id that could not be had is requested again after this, ms. */
const unidentifiedRetryMs = 5_000;
const maxUnidentifiedRetryMs = 60_000;
/** A disk that was full is asked again after this, ms. */
const diskFullRetryMs = 10_000;
/** Owned by `msUntilNextRun`: runs in a row in which the shopper had no id. */
let unidentifiedRuns = 0;
/** No two runs follow each other more closely than this, ms. */
const minRunIntervalMs = 500;

const isOver = (row: OutboxRow) => row.state === "placed" || row.state === "parked";
const isAutoRetried = (row: OutboxRow) =>
  row.state === "waiting" || row.state === "checking" || row.state === "sending";

/** Sends every due row of the signed-in account. Returns in how many ms a row becomes due again, or null. */
export async function sendDueRows(sender: Sender): Promise<number | null> {
  const rows = await readRows();
  if (rows.length === 0) return null;
  await adjustForClockRollback(rows, Date.now());
  await releaseExpiredLeases(rows, Date.now());
  await deleteExpiredParkedRows(Date.now());
  await deleteExpiredRevocations(Date.now());
  const session = await sender.session();
  if (session === null) return null;
  await questionBlockedOrders(sender, session);
  const subjects = new Set<string>();
  for (const row of await readRows())
    if (!isOver(row) && mayBeSentBy(session, row)) subjects.add(row.subject);
  await Promise.all([...subjects].map((subject) => sendSubject(sender, subject)));
  return msUntilNextRun(sender, session);
}

/** A sender that died has left rows that read "sending" although nobody sends them. */
async function releaseExpiredLeases(rows: readonly OutboxRow[], now: number): Promise<void> {
  const isLeft = (row: OutboxRow) => row.state === "sending" && row.leaseUntil <= now;
  for (const { id, kind } of rows.filter(isLeft)) {
    const state = kind === "order" ? "checking" : "waiting";
    await updateRow(id, (row) => (isLeft(row) ? { ...row, state, leaseUntil: 0, holder: null } : undefined));
  }
}

async function msUntilNextRun(sender: Sender, session: SenderSession): Promise<number | null> {
  const now = Date.now();
  const all = await readRows();
  // A guest without an id could not be given one: it is asked for again.
  const unidentified = !session.identified && all.some((row) => row.owner === session.owner);
  unidentifiedRuns = unidentified ? unidentifiedRuns + 1 : 0;
  if (unidentified)
    return Math.min(unidentifiedRetryMs * 2 ** (unidentifiedRuns - 1), maxUnidentifiedRetryMs);
  const rows = all.filter((row) => mayBeSentBy(session, row) && isAutoRetried(row));
  const due = rows.map((row) =>
    Math.max(row.notBefore - now, Math.min(row.leaseUntil - now, heldRowCheckMs), msUntilLookup(row, sender)),
  );
  // An order that waits behind another row is questioned as soon as its deadline is over.
  const deadlines = rows
    .filter((row): row is OrderRow => row.kind === "order" && row.firstTriedAt === null)
    .map((row) => row.payload.deadline - sender.serverNow());
  return due.length > 0 ? Math.max(minRunIntervalMs, Math.min(...due, ...deadlines)) : null;
}

/**
 * Ms until an abandoned order may be looked up. The lookup sends it once more; before its deadline that could place an
 * order that the shopper no longer wants.
 */
const msUntilLookup = (row: OutboxRow, sender: Sender): number =>
  row.kind === "order" && row.abandoned ? row.payload.deadline + 1 - sender.serverNow() : 0;

/**
 * Orders that cannot be tried now but need the shopper already: those behind a cart that needs the shopper, and those
 * whose deadline passed before anything was sent.
 */
async function questionBlockedOrders(sender: Sender, session: SenderSession): Promise<void> {
  const blocked = new Set<string>();
  for (const row of await readRows()) {
    if (!mayBeSentBy(session, row)) continue;
    if (row.kind === "cart" && row.state === "needs-you") blocked.add(row.subject);
    if (row.kind !== "order" || row.state !== "waiting" || row.firstTriedAt !== null) continue;
    const verdict = await verdictOf(sender, session, row);
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

/** By a clock that was moved, or is only known from an earlier visit, no order is called too late: it is measured anew. */
async function verdictOf(sender: Sender, session: SenderSession, row: OutboxRow): Promise<RetryVerdict> {
  if (isOverUntried(row, sender.serverNow())) await sender.measureClock();
  return autoRetryVerdict(row, session, sender.serverNow(), Date.now(), sender.isClockKnown());
}

/** Sends one row after another until one has to wait. A row that needs the shopper blocks those behind it. */
async function sendSubject(sender: Sender, subject: string): Promise<void> {
  const sent = new Set<string>();
  for (;;) {
    const session = await sender.session();
    const now = Date.now();
    const next = (await readRows()).find(
      (row) => row.subject === subject && !isOver(row) && mayBeSentBy(session, row),
    );
    if (!session || !next || next.state === "needs-you" || next.notBefore > now) return;
    if (msUntilLookup(next, sender) > 0) return;
    if (next.leaseUntil > now && !(await isLeaseOrphaned(next))) return;
    // A row that was changed while it was sent is sent once more, but never in an endless loop with the same key.
    if (sent.has(next.key)) return;
    sent.add(next.key);
    if (!(await attempt(sender, session, next))) return;
  }
}

/** One attempt at one row. Returns whether the subject's next row may follow. */
async function attempt(sender: Sender, session: SenderSession, row: OutboxRow): Promise<boolean> {
  const triedBefore = row.firstTriedAt !== null;
  const verdict = await verdictOf(sender, session, row);
  const held = await takeLease(sender, session, row);
  if (!held) return false;
  const gate = openGate(sender, held);
  let outcome: Outcome = { kind: "done" };
  try {
    if (verdict.send) await sendRow(held, gate);
    else if (!verdict.lookUpFirst || !(await findEffect(held, gate)))
      outcome = { kind: "refused", problem: verdict.problem, status: 0 };
  } catch (error) {
    outcome = outcomeOf(error);
  }
  await applyOutcome(held, outcome, triedBefore);
  return outcome.kind === "done" || (outcome.kind === "superseded" && row.kind === "cart");
}

/**
 * Takes the row's lease for one attempt; null when another sender has it or the row was changed, and for an order that a full disk
 * would still hold as untried: after a reload it would be called not sent, and could be canceled. The shopper is told of that.
 */
async function takeLease(sender: Sender, session: SenderSession, row: OutboxRow): Promise<OutboxRow | null> {
  const holder = randomUuid();
  let taken = false;
  const lease = (now: OutboxRow): OutboxRow | undefined => {
    // Free, expired, or held by an attempt that was found dead.
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
      problem: null,
    };
  };
  const isFirstTry = row.kind === "order" && row.firstTriedAt === null;
  try {
    const held = await updateRow(row.id, lease, { isKeptOnDisk: isFirstTry });
    return taken ? held : null;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    await holdForSpace(row);
    return null;
  }
}

/** The order waits until the disk takes its first try. This page says so; the disk cannot. */
async function holdForSpace({ id, key }: OutboxRow): Promise<void> {
  await updateRow(id, (now) =>
    now.key === key && now.firstTriedAt === null
      ? {
          ...now,
          problem: { code: "disk_full", message: "", total: null },
          notBefore: Date.now() + diskFullRetryMs,
        }
      : undefined,
  );
}
