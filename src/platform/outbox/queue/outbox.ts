/** The page's access to the outbox: write a row, take it back, answer its question, hand it to another owner. */
import { randomUuid } from "@/platform/random-uuid";
import type { NewRow, OrderRow, OutboxRow } from "../rows/row";
import { isReplaceable } from "../rows/row-identity";
import { nextSequence } from "../rows/sequence";
import { flushOutbox } from "../sender/send-loop";
import { keepOrderEnd, readOrderEnd } from "../storage/order-ends";
import * as owners from "../storage/owners";
import { addPendingRevocation } from "../storage/pending-revocations";
import { type RowOwner, readRows, updateRow } from "../storage/rows";
import { isUnsent } from "./coalesce";
import { putRow } from "./put-row";

export { subscribeOutbox } from "../rows/events";
export { parkRowsOf } from "../storage/owners";
export { deleteOwnerRows, deleteUnreadableRow, unreadableOrderKeys } from "../storage/rows";

const syncTag = "outbox";
/** Owner of rows that belong to the device and not to a person. */
const device = "device:";

/**
 * Writes a row and starts sending. Resolves when the row is on disk, not when it was sent: from then on it cannot be
 * lost. Null when it undid a change that was never sent. Rejects only when neither IndexedDB nor memory took it. `key` is
 * the Idempotency-Key, by default a new UUID.
 */
export async function putInOutbox(row: NewRow, owner: RowOwner, key?: string): Promise<OutboxRow | null> {
  const written = await putRow(row, owner, Date.now(), key);
  void flushOutbox();
  void requestBackgroundSync();
  return written;
}

/** A first attempt under way is awaited for this long, ms: without network it ends as one that never left. */
const firstAttemptTimeoutMs = 6_000;
/** Pause between two looks at it, ms. */
const pollIntervalMs = 100;

/**
 * Takes a row back. Returns whether it was certain that it had not been sent: only then it is deleted. An order that may
 * have arrived is never cancelled here; it stays "checking" until the server has said.
 */
export async function cancelRow(id: string): Promise<boolean> {
  for (const until = Date.now() + firstAttemptTimeoutMs; ; ) {
    let cancelled = false;
    let underWay = false;
    await updateRow(id, (row) => {
      cancelled = isUnsent(row, Date.now()) || (row.state === "needs-you" && row.firstTriedAt === null);
      underWay = row.state === "sending" && row.leaseUntil > Date.now();
      return cancelled ? null : undefined;
    });
    if (cancelled || !underWay || Date.now() > until) {
      void flushOutbox();
      return cancelled;
    }
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
}

/** Deletes a row whose state reaches the server in another way. An attempt under way finds it gone. */
export async function deleteRow(id: string): Promise<void> {
  await updateRow(id, () => null);
}

/**
 * The shopper has seen how a placed order or a problem ended. An order that may have arrived before it was refused is
 * hidden, but looked up once more after its deadline.
 */
export async function acknowledgeRow(id: string): Promise<void> {
  const placed = (await readRows()).find((row) => row.id === id && row.state === "placed");
  if (placed?.kind === "order" && placed.result) await keepOrderEnd(placed, placed.result, Date.now());
  await updateRow(id, (row) => {
    if (row.state !== "placed" && row.state !== "needs-you") return undefined;
    if (row.kind !== "order" || row.state === "placed" || isCertain(row)) return null;
    // In a subject of its own: neither the cart nor the next order waits for it.
    const subject = `looked-for:${row.id}`;
    return { ...row, subject, state: "checking", abandoned: true, problem: null, notBefore: 0 };
  });
  void flushOutbox();
}

/**
 * The outcome of an order whose row was shown and is gone: placed, with its result; `gone` when it was taken back or let go in
 * another tab; null while the row is there after all.
 */
export async function orderEndOf(id: string): Promise<OrderRow["result"] | "gone" | null> {
  const result = await readOrderEnd(id);
  if (result !== null) return result;
  const row = (await readRows()).find((known) => known.id === id);
  if (row === undefined) return (await readOrderEnd(id)) ?? "gone";
  // Let go, and only looked for.
  return row.kind === "order" && row.abandoned ? "gone" : null;
}

/** Whether the order's fate is known, or asking the server once more could not clear it up. */
function isCertain(row: OrderRow): boolean {
  return row.firstTriedAt === null || ["unconfirmed", "too_old"].includes(row.problem?.code ?? "");
}

/** The terms that a shopper agrees to: the total, the deadline, and another cart where that had changed. */
export type AcceptedTerms = Pick<OrderRow["payload"], "expectedTotal" | "deadline" | "clockKnown"> &
  Partial<Pick<OrderRow["payload"], "body" | "expectedCart" | "lines">>;

/**
 * The shopper agrees to the changes. The key stays the same, so that only one of this try and an earlier one still under way
 * can be placed. Another cart goes before the order: it may have to be sent first.
 */
export async function acceptOrderTerms(id: string, terms: AcceptedTerms): Promise<void> {
  const behindCart = terms.expectedCart === undefined ? null : nextSequence(await readRows(), Date.now());
  await updateRow(id, (row) =>
    row.kind === "order" && row.state === "needs-you"
      ? {
          ...row,
          sequence: behindCart ?? row.sequence,
          state: row.firstTriedAt === null ? "waiting" : "checking",
          payload: { ...row.payload, ...terms },
          problem: null,
          notBefore: 0,
          seenAt: Date.now(),
        }
      : undefined,
  );
  await flushOutbox();
}

/** Problems of rows that may have arrived or belong to another account: sending them again is a new request. */
const newRequestProblems: readonly string[] = ["unconfirmed", "too_old", "signed_in"];

/**
 * The shopper wants a row sent (again) that needed them. It gets a new key when it certainly has not happened, or when
 * they agree to send it although it may have; what the server failed on keeps its key. Orders are not handled here,
 * because their terms have to be accepted.
 */
export async function retryRow(id: string): Promise<void> {
  await updateRow(id, (row) => {
    if (row.state !== "needs-you" || row.kind === "order") return undefined;
    const retried: OutboxRow = { ...row, state: "waiting", faults: 0, notBefore: 0, problem: null };
    const isNewRequest = row.firstTriedAt === null || newRequestProblems.includes(row.problem?.code ?? "");
    if (!isNewRequest || isReplaceable(row.kind)) return retried;
    return { ...retried, key: randomUuid(), asGuest: null, firstTriedAt: null, sentWith: null };
  });
  await flushOutbox();
}

/** Revokes a token as soon as there is a network. */
export async function queueSignOut(token: string, epoch: number): Promise<void> {
  const revocationId = await addPendingRevocation(token);
  await putInOutbox({ kind: "sign-out", payload: { revocationId } }, { key: device, epoch });
}

/** The same person is back: their rows are sent again, in the new epoch. */
export async function unparkRowsOf(owner: string, epoch: number): Promise<void> {
  await owners.unparkRowsOf(owner, epoch);
  void flushOutbox();
}

/** A guest id was obtained: rows written under the local account key belong to it. */
export async function rebindRows(from: string, to: RowOwner): Promise<void> {
  await owners.rebindRows(from, to);
  void flushOutbox();
}

/** Two keys are one person's: see `owners.ts`. */
export async function renameOwner(from: string, to: RowOwner): Promise<void> {
  await owners.renameOwner(from, to);
  void flushOutbox();
}

/** A guest has signed in: see `owners.ts`. */
export async function transferGuestRows(to: RowOwner): Promise<void> {
  await owners.transferGuestRows(to);
  void flushOutbox();
}

export const readOutbox = readRows;

/** Asks the browser to wake the worker when the network is back. Safari and Firefox cannot; there the page's triggers do. */
async function requestBackgroundSync(): Promise<void> {
  try {
    const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
    const sync = (registration as { sync?: { register(tag: string): Promise<void> } } | undefined)?.sync;
    await sync?.register(syncTag);
  } catch {
    // The permission for background sync may be denied.
  }
}
