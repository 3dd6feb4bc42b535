/**
 * The outbox as the page and the worker use it: write a row, let it be sent, hear what became of it.
 */

import { type Sender, sendDueRows } from "../sender/sender";
import { addPendingRevocation } from "../storage/pending-revocations";
import {
  deleteRowsOf,
  deleteUnreadableRow,
  putRow,
  type RowOwner,
  readRows,
  unreadableOrderKeys,
  updateRow,
} from "../storage/rows";
import { startWipeRecovery } from "../storage/wipe-recovery";
import { isUnsent } from "./coalesce";
import { listen, type OutboxEvent } from "./events";
import * as owners from "./owners";
import { isReplaceable, type NewRow, type OrderRow, type OutboxRow } from "./row";

/** While something waits, it is looked at again at least this often, ms. */
const heartbeatMs = 30_000;
const syncTag = "outbox";
/** Rows that belong to the device and not to a person. */
const device = "device:";

let sender: Sender | null = null;
let stopRemembering = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | null = null;
let again = false;

/** Says who sends and starts with what an earlier life left. Call once at start. */
export function startOutbox(withSender: Sender): void {
  sender = withSender;
  stopRemembering = startWipeRecovery(() => withSender.onStorageLost?.());
  void flushOutbox();
}

/** Stops sending by itself (tests, a page that goes away). Rows stay. */
export function stopOutbox(): void {
  clearTimeout(timer);
  stopRemembering();
  sender = null;
}

/**
 * Writes a row and starts sending. Resolves when the row is on disk, not when it was sent: from then on it cannot be
 * lost. Null when it undid a change that was never sent. Rejects only when neither IndexedDB nor memory took it.
 */
export async function putInOutbox(row: NewRow, owner: RowOwner): Promise<OutboxRow | null> {
  const written = await putRow(row, owner, Date.now());
  void flushOutbox();
  void askForSync();
  return written;
}

/** Sends what is due now. Calls at the same time share one run; resolves when it is over. */
export function flushOutbox(): Promise<void> {
  if (running) {
    again = true;
    return running;
  }
  running = (async () => {
    do {
      again = false;
      clearTimeout(timer);
      if (!sender) return;
      const next = await sendDueRows(sender);
      if (next !== null && sender) timer = setTimeout(() => void flushOutbox(), Math.min(next, heartbeatMs));
    } while (again);
  })().finally(() => {
    running = null;
  });
  return running;
}

/** The network may be back: rows that wait for their next try are due at once. */
export async function retryNow(): Promise<void> {
  for (const row of await readRows()) {
    if (row.state === "waiting" || row.state === "checking") {
      // A server that asked for patience gets it.
      await updateRow(row.id, (now) =>
        now.notBefore > Date.now() ? { ...now, notBefore: now.heldUntil } : undefined,
      );
    }
  }
  await flushOutbox();
}

/** A first attempt that is under way is waited for so long, ms: without network it ends as one that never left. */
const firstAttemptPatience = 6_000;
/** Between two looks at it, ms. */
const lookEvery = 100;

/**
 * Takes a row back. Answers whether it was certain that it had not been sent: only then it is gone. An order that may
 * have arrived is never called off here; it reads "checking" until the server has told.
 */
export async function cancelRow(id: string): Promise<boolean> {
  for (const until = Date.now() + firstAttemptPatience; ; ) {
    let canceled = false;
    let underWay = false;
    await updateRow(id, (row) => {
      canceled = isUnsent(row, Date.now()) || (row.state === "needs-you" && row.firstTriedAt === null);
      underWay = row.state === "sending" && row.leaseUntil > Date.now();
      return canceled ? null : undefined;
    });
    if (canceled || !underWay || Date.now() > until) {
      void flushOutbox();
      return canceled;
    }
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}

/** Deletes a row for a state that is being told in another way. An attempt that is under way finds it gone. */
export async function deleteRow(id: string): Promise<void> {
  await updateRow(id, () => null);
}

/**
 * The shopper has seen how a placed order or a problem ended. An order that may have arrived before it was refused is
 * shown no longer, but looked for once more when its time is over.
 */
export async function acknowledgeRow(id: string): Promise<void> {
  await updateRow(id, (row) => {
    if (row.state !== "placed" && row.state !== "needs-you") return undefined;
    if (row.kind !== "order" || row.state === "placed" || isCertain(row)) return null;
    // In a subject of its own: neither the cart nor the next order waits for it.
    const subject = `looked-for:${row.id}`;
    return { ...row, subject, state: "checking", abandoned: true, problem: null, notBefore: 0 };
  });
  void flushOutbox();
}

/** Whether a question leaves nothing open, or nothing that asking once more could clear up. */
function isCertain(row: OrderRow): boolean {
  return row.firstTriedAt === null || ["unconfirmed", "too_old"].includes(row.problem?.code ?? "");
}

/**
 * The shopper agrees to what changed. The same key goes on, so that of an earlier try that is still somewhere on its
 * way and this one only one can be placed.
 */
export async function acceptOrderTerms(
  id: string,
  terms: Pick<OrderRow["payload"], "expectedTotal" | "deadline" | "clockKnown">,
): Promise<void> {
  await updateRow(id, (row) =>
    row.kind === "order" && row.state === "needs-you"
      ? {
          ...row,
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

/** Questions about what may have arrived, or was done as somebody else: saying 'send it' makes it a new request. */
const asksAnew: readonly string[] = ["unconfirmed", "too_old", "signed_in"];

/**
 * The shopper says that what needs them is to be sent (again). What certainly has not happened, and what they agree to
 * have sent although it may have, goes under a new key; what the server failed on keeps its own. Orders have their own
 * way, because they carry what was agreed to.
 */
export async function retryRow(id: string): Promise<void> {
  await updateRow(id, (row) => {
    if (row.state !== "needs-you" || row.kind === "order") return undefined;
    const again: OutboxRow = { ...row, state: "waiting", faults: 0, notBefore: 0, problem: null };
    const anew = row.firstTriedAt === null || asksAnew.includes(row.problem?.code ?? "");
    if (!anew || isReplaceable(row.kind)) return again;
    return { ...again, key: crypto.randomUUID(), asGuest: null, firstTriedAt: null, sentWith: null };
  });
  await flushOutbox();
}

/** Revokes a token as soon as there is a network. */
export async function queueSignOut(token: string, epoch: number): Promise<void> {
  const leaving = await addPendingRevocation(token);
  await putInOutbox({ kind: "sign-out", payload: { leaving } }, { key: device, epoch });
}

export const parkRowsOf = owners.parkRowsOf;

/** The same person is back: their rows go on, in the new epoch. */
export async function unparkRowsOf(owner: string, epoch: number): Promise<void> {
  await owners.unparkRowsOf(owner, epoch);
  void flushOutbox();
}

/** The guest id has come: what was done under a local name belongs to it. */
export async function rebindRows(from: string, to: RowOwner): Promise<void> {
  await owners.rebindRows(from, to);
  void flushOutbox();
}

/** A guest has signed in: see `owners.ts`. */
export async function transferGuestRows(to: RowOwner): Promise<void> {
  await owners.transferGuestRows(to);
  void flushOutbox();
}

export const readOutbox = readRows;
export const deleteOwnerRows = deleteRowsOf;
export { deleteUnreadableRow, unreadableOrderKeys };
export function subscribeOutbox(listener: (event: OutboxEvent) => void): () => void {
  return listen(listener);
}

/** Asks the browser to wake the worker when the network is back. A bonus where there is one. */
async function askForSync(): Promise<void> {
  try {
    const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
    const sync = (registration as { sync?: { register(tag: string): Promise<void> } } | undefined)?.sync;
    await sync?.register(syncTag);
  } catch {
    // Safari and Firefox have no background sync; the page's own triggers do.
  }
}
