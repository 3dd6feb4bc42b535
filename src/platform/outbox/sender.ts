/**
 * Sends what is due. Runs in every tab and in the worker; a lock for each owner and subject, and a lease in the row for
 * what a frozen tab left, see to it that one of them does it.
 */
import type { ShopHeaderValues } from "@/platform/http/shop-headers";
import { delayAfter } from "./back-off";
import { writeBase } from "./bases";
import { announce } from "./events";
import { sendCart } from "./kinds/cart";
import { sendOrder } from "./kinds/order";
import { sendWish } from "./kinds/wishlist";
import { withLock } from "./locks";
import { type Outcome, outcomeOf } from "./outcome";
import type { OutboxProblem, OutboxRow } from "./row";
import { allRows, editRow } from "./rows";

/** An attempt is aborted after this; the lease lasts a little longer. */
export const attemptTimeoutMs = 15_000;
export const leaseMs = 20_000;
/** Older than this (server time since the first try) a row is never sent again by itself: keys live 48 h. */
export const longestRetryMs = 47 * 3_600_000;

/** Who may send, and how. Read anew before every request. */
export interface SenderSession {
  owner: string;
  epoch: number;
  /** A token or a guest id is at hand; without either nothing of a shopper can be sent. */
  identified: boolean;
  /** The backend keeps idempotency keys. */
  idempotency: boolean;
  /** Header values of who is asking. */
  shop: ShopHeaderValues;
}

export interface Sender {
  session(): Promise<SenderSession | null>;
  /** Epoch ms by the server's clock; the device's when it was never measured. */
  serverNow(): number;
}

export const expiredProblem: OutboxProblem = { code: "expired", message: "", total: null };
const unconfirmedProblem: OutboxProblem = { code: "unconfirmed", message: "", total: null };
const tooOldProblem: OutboxProblem = { code: "too_old", message: "", total: null };

/** Sends every due row of whoever is signed in. Answers in how many ms something becomes due again, or null. */
export async function sendDue(sender: Sender): Promise<number | null> {
  const session = await sender.session();
  if (!session?.identified) return null;
  const rows = (await allRows()).filter((row) => row.owner === session.owner && row.epoch === session.epoch);
  const subjects = new Map<string, OutboxRow[]>();
  for (const row of rows) {
    if (row.state === "placed" || row.state === "parked") continue;
    subjects.set(row.subject, [...(subjects.get(row.subject) ?? []), row]);
  }
  await Promise.all(
    [...subjects].map(([subject]) =>
      withLock(`${session.owner}/${subject}`, () => sendSubject(sender, subject, session)),
    ),
  );
  return nextDue(session);
}

async function nextDue(session: SenderSession): Promise<number | null> {
  const now = Date.now();
  const due = (await allRows())
    .filter((row) => row.owner === session.owner && row.epoch === session.epoch)
    .filter((row) => row.state === "waiting" || row.state === "checking" || row.state === "sending")
    .map((row) => Math.max(row.notBefore, row.leaseUntil) - now);
  return due.length > 0 ? Math.max(500, Math.min(...due)) : null;
}

/** One row after the other until one has to wait. A row that needs the shopper blocks those behind it. */
async function sendSubject(sender: Sender, subject: string, started: SenderSession): Promise<void> {
  const sent = new Set<string>();
  for (;;) {
    const now = Date.now();
    const next = (await allRows()).find(
      (row) =>
        row.subject === subject &&
        row.owner === started.owner &&
        row.epoch === started.epoch &&
        row.state !== "placed" &&
        row.state !== "parked",
    );
    if (!next || next.state === "needs-you" || next.notBefore > now || next.leaseUntil > now) return;
    // Changed again while it was sent: once more; but never in a circle with a server that changes nothing.
    if (sent.has(next.key)) return;
    sent.add(next.key);
    const session = await sender.session();
    if (!session?.identified || session.owner !== next.owner || session.epoch !== next.epoch) return;
    const goOn = await attempt(sender, session, next);
    if (!goOn) return;
  }
}

/** One attempt at one row. Answers whether the subject's next row may follow. */
async function attempt(sender: Sender, session: SenderSession, row: OutboxRow): Promise<boolean> {
  const triedBefore = row.firstTriedAt !== null;
  const givenUp = whyNotAgain(row, triedBefore, session, sender.serverNow());
  if (givenUp) {
    await editRow(row.id, (now) =>
      now.key === row.key ? { ...now, state: "needs-you", problem: givenUp } : undefined,
    );
    return false;
  }
  let taken = false;
  const leased = await editRow(row.id, (now) => {
    taken = now.key === row.key && now.leaseUntil <= Date.now();
    if (!taken) return undefined;
    return {
      ...now,
      state: triedBefore && now.kind === "order" ? "checking" : "sending",
      tries: now.tries + 1,
      firstTriedAt: now.firstTriedAt ?? sender.serverNow(),
      leaseUntil: Date.now() + leaseMs,
    };
  });
  if (!taken || !leased) return false;

  // Where the device had no network to begin with, nothing can have left it: the shopper may still take the row back.
  const cutOff = globalThis.navigator?.onLine === false;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error("The attempt took too long.")), attemptTimeoutMs);
  let outcome: Outcome;
  try {
    await send(leased, session.shop, abort.signal);
    outcome = { kind: "done" };
  } catch (error) {
    outcome = outcomeOf(error);
    if (cutOff && outcome.kind === "again") outcome = { ...outcome, mayHaveArrived: false };
  } finally {
    clearTimeout(timer);
  }
  await settle(leased, outcome, triedBefore);
  return outcome.kind === "done";
}

/** Reasons not to send a row by itself, or null. */
function whyNotAgain(
  row: OutboxRow,
  triedBefore: boolean,
  session: SenderSession,
  serverNow: number,
): OutboxProblem | null {
  // Never tried and too late: certainly not placed. Tried: the server must say so, its repeat after the deadline does.
  if (row.kind === "order" && !triedBefore && serverNow >= row.payload.deadline) return expiredProblem;
  if (!triedBefore || row.kind === "cart" || row.kind === "wishlist") return null;
  if (!session.idempotency) return unconfirmedProblem;
  return serverNow - (row.firstTriedAt ?? serverNow) > longestRetryMs ? tooOldProblem : null;
}

async function send(row: OutboxRow, shop: ShopHeaderValues, signal: AbortSignal): Promise<void> {
  switch (row.kind) {
    case "cart":
      return sendCart(row, shop, signal);
    case "wishlist":
      return sendWish(row, shop, signal);
    case "order": {
      const result = await sendOrder(row, shop, signal);
      // The server has emptied its cart with the order.
      await writeBase(row.owner, row.payload.moduleId, {});
      await editRow(row.id, (now) =>
        now.kind === "order" ? { ...now, state: "placed", result, problem: null, leaseUntil: 0 } : undefined,
      );
      announce({ type: "placed", rowId: row.id, orderId: result.orderId, total: result.total });
    }
  }
}

async function settle(row: OutboxRow, outcome: Outcome, triedBefore: boolean): Promise<void> {
  await editRow(row.id, (now) => {
    if (now.state === "placed") return undefined;
    // Changed meanwhile: it stays to be sent, whatever became of the older one.
    if (now.key !== row.key) return { ...now, leaseUntil: 0 };
    switch (outcome.kind) {
      case "done":
        return null;
      case "signed-out":
        return { ...now, state: "parked", leaseUntil: 0 };
      case "refused":
        return refusedRow(now, outcome.problem);
      case "again": {
        const unsure = now.kind === "order" && (outcome.mayHaveArrived || triedBefore);
        return {
          ...now,
          state: unsure ? "checking" : "waiting",
          // Answered by somebody in front of the server only: it has not been tried.
          firstTriedAt: outcome.mayHaveArrived || triedBefore ? now.firstTriedAt : null,
          notBefore: Date.now() + delayAfter(now.tries, outcome.retryAfterMs),
          leaseUntil: 0,
        };
      }
    }
  });
  if (outcome.kind === "refused" && row.kind === "wishlist") {
    const { target, id, wished } = row.payload;
    announce({ type: "wish", target, id, wished: !wished, message: outcome.problem.message, ok: false });
  }
}

/** A refused wish goes away (the page takes it back); a refused order or cart waits for the shopper. */
function refusedRow(row: OutboxRow, problem: OutboxProblem): OutboxRow | null {
  if (row.kind === "wishlist") return null;
  const told = problem.code === "order_expired" ? expiredProblem : problem;
  return { ...row, state: "needs-you", problem: told, leaseUntil: 0 };
}
