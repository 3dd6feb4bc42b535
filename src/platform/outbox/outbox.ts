/**
 * The outbox as the page and the worker use it: write a row, let it be sent, hear what became of it.
 */
import { listen, type OutboxEvent } from "./events";
import type { NewRow, OutboxRow } from "./row";
import { allRows, editRow, moveRow, putRow, removeRowsOf } from "./rows";
import { type Sender, sendDue } from "./sender";

/** While something waits, it is looked at again at least this often, ms. */
const heartbeatMs = 30_000;
const syncTag = "outbox";

let sender: Sender | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | null = null;
let again = false;

/** Says who sends and starts with what an earlier life left. Call once at start. */
export function startOutbox(withSender: Sender): void {
  sender = withSender;
  void flushOutbox();
}

/** Stops sending by itself (tests, a page that goes away). Rows stay. */
export function stopOutbox(): void {
  clearTimeout(timer);
  sender = null;
}

/**
 * Writes a row and starts sending. Resolves when the row is on disk, not when it was sent: from then on it cannot be
 * lost. Rejects only when neither IndexedDB nor memory took it.
 */
export async function putInOutbox(row: NewRow, owner: { key: string; epoch: number }): Promise<OutboxRow> {
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
      const next = await sendDue(sender);
      if (next !== null && sender) timer = setTimeout(() => void flushOutbox(), Math.min(next, heartbeatMs));
    } while (again);
  })().finally(() => {
    running = null;
  });
  return running;
}

/** The network may be back: rows that wait for their next try are due at once. */
export async function retryNow(): Promise<void> {
  for (const row of await allRows()) {
    if (row.state === "waiting" || row.state === "checking") {
      await editRow(row.id, (now) => (now.notBefore > Date.now() ? { ...now, notBefore: 0 } : undefined));
    }
  }
  await flushOutbox();
}

/**
 * Takes a row back. Answers whether it was certain that it had not been sent: only then it is gone. An order that may
 * have arrived is never called off here; it reads "checking" until the server has told.
 */
export async function cancelRow(id: string): Promise<boolean> {
  let canceled = false;
  await editRow(id, (row) => {
    const untouched = row.firstTriedAt === null && row.leaseUntil <= Date.now();
    canceled = row.state === "needs-you" || (row.state === "waiting" && untouched);
    return canceled ? null : undefined;
  });
  void flushOutbox();
  return canceled;
}

/** The shopper has seen how a placed order or a problem ended. */
export async function acknowledgeRow(id: string): Promise<void> {
  await editRow(id, (row) => (row.state === "placed" || row.state === "needs-you" ? null : undefined));
  void flushOutbox();
}

/** Hides an owner's rows until the same person is back. */
export async function parkRowsOf(owner: string): Promise<void> {
  for (const row of await allRows()) {
    if (row.owner === owner && row.state !== "placed") {
      await editRow(row.id, (now) => ({ ...now, state: "parked", leaseUntil: 0 }));
    }
  }
}

/** The same person is back: their rows go on, in the new epoch. */
export async function unparkRowsOf(owner: string, epoch: number): Promise<void> {
  for (const row of await allRows()) {
    if (row.owner !== owner || (row.state !== "parked" && row.epoch === epoch)) continue;
    await editRow(row.id, (now) => ({
      ...now,
      epoch,
      state:
        now.state === "parked"
          ? now.kind === "order" && now.firstTriedAt !== null
            ? "checking"
            : "waiting"
          : now.state,
      notBefore: 0,
    }));
  }
  void flushOutbox();
}

/**
 * The guest id has come: what was done under a local name belongs to it. Rows under way cannot be there yet, since
 * nothing is sent without a guest id.
 */
export async function rebindRows(from: string, to: { key: string; epoch: number }): Promise<void> {
  for (const row of await allRows()) {
    if (row.owner === from) await moveRow(row, to);
  }
  void flushOutbox();
}

export const readOutbox = allRows;
export const forgetOwner = removeRowsOf;
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
