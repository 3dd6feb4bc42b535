/**
 * The gate that every request of the outbox goes through, one at a time: it takes the lock of owner and subject, checks
 * who is signed in now and whether the lease is still ours, and then sends the request, aborted after 15 s.
 */
import type { ShopHeaderValues } from "@/platform/http/shop-headers";
import type { OutboxRow } from "../rows/row";
import { readRows, updateRow } from "../storage/rows";
import { isLockFree, withLock } from "./locks";

/** A request is aborted after this; the lease lasts a little longer. All in ms. */
export const attemptTimeoutMs = 15_000;
export const leaseMs = 20_000;

/** The session that may send, and how. Read before every request. */
export interface SenderSession {
  owner: string;
  epoch: number;
  /** A token or a guest id is known; without either nothing can be sent for a shopper. */
  identified: boolean;
  /** The backend keeps idempotency keys. */
  idempotency: boolean;
  /** Header values of who is asking. */
  shop: ShopHeaderValues;
}

export interface Sender {
  session(): Promise<SenderSession | null>;
  /** Whether the shop responds; called when the browser reports no network. */
  isReachable(): Promise<boolean>;
  /** Epoch ms by the server's clock; the device's when it was never measured. */
  serverNow(): number;
  /** Whether the device's clock has been where it is since the server's was measured. */
  isClockKnown(): boolean;
  /** Measures the server's clock where the shop can be reached. Never rejects. */
  measureClock(): Promise<void>;
  /** Storage was wiped: the session record has to be written again. */
  onStorageLost?(): void;
}

/** The attempt is no longer valid: the owner signed out, the row was changed or taken over. Nothing more may be sent. */
export class Superseded extends Error {
  override readonly name = "Superseded";
  /** `hasLeft`: a request of this attempt was sent before. */
  constructor(readonly hasLeft: boolean) {
    super();
  }
}

/** The device had no network from the beginning: nothing of the row has left it. */
export class NotSent extends Error {
  override readonly name = "NotSent";
}

/** Sends one request through the gate. */
export type Gate = <T>(send: (shop: ShopHeaderValues, signal: AbortSignal) => Promise<T>) => Promise<T>;

/** Whether this session may send this row. */
export function mayBeSentBy(session: SenderSession | null, row: OutboxRow): session is SenderSession {
  if (session === null) return false;
  // Revoking a token does not depend on the current session.
  if (row.kind === "sign-out") return true;
  return session.identified && session.owner === row.owner && session.epoch === row.epoch;
}

/** Header values for a row: zone and module of its first try, and the guest's id where it was made as a guest. */
export function shopHeadersFor(session: SenderSession, row: OutboxRow): ShopHeaderValues {
  return {
    ...session.shop,
    ...row.sentWith,
    ...(row.asGuest === null ? {} : { token: null, guestId: row.asGuest }),
  };
}

/**
 * The gate of one attempt at a row. Throws Superseded where the attempt must end, NotSent where nothing can be sent. When
 * the browser says "offline", the shop is probed first: the browser may be wrong, and then the row would wait for ever. A
 * request sent without the probe could not be called unsent afterwards, because the network may return in between.
 */
export function openGate(sender: Sender, row: OutboxRow): Gate {
  let hasLeft = false;
  return (send) =>
    withLock(`${row.owner}/${row.subject}`, attemptTimeoutMs, async () => {
      const session = await sender.session();
      if (!mayBeSentBy(session, row)) throw new Superseded(hasLeft);
      if (!(await renewLease(row))) throw new Superseded(hasLeft);
      const offline = globalThis.navigator?.onLine === false;
      if (offline && !hasLeft && !(await sender.isReachable())) throw new NotSent();
      hasLeft = true;
      const abort = new AbortController();
      const timer = setTimeout(() => abort.abort(new Error("The request took too long.")), attemptTimeoutMs);
      try {
        return await send(shopHeadersFor(session, row), abort.signal);
      } finally {
        clearTimeout(timer);
      }
    });
}

/** Extends the lease for one more request; false when the row was changed, deleted or taken over. */
async function renewLease(row: OutboxRow): Promise<boolean> {
  let ours = false;
  await updateRow(row.id, (now) => {
    ours = now.key === row.key && now.holder === row.holder;
    return ours ? { ...now, leaseUntil: Date.now() + leaseMs } : undefined;
  });
  return ours;
}

/** Between two requests of one attempt the lock is free for less than this, ms. */
const maxRequestGapMs = 400;

/**
 * Whether the attempt that holds the row's lease has died: for a while it has neither been in a request nor extended the
 * lease. So a reopened app continues at once and not when the lease expires. If the attempt was only frozen, it finds the
 * lease taken over when it wakes.
 */
export async function isLeaseOrphaned(row: OutboxRow): Promise<boolean> {
  const lock = `${row.owner}/${row.subject}`;
  if (!(await isLockFree(lock))) return false;
  await new Promise((resolve) => setTimeout(resolve, maxRequestGapMs));
  const now = (await readRows()).find((candidate) => candidate.id === row.id);
  return now?.holder === row.holder && now.leaseUntil === row.leaseUntil && (await isLockFree(lock));
}
