/** The rows of Idempotency-Keys: inserted first, in the transaction of the effect, so that they exist only with it. */
import { and, eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../context";
import { coreError } from "../../core/errors";
import { idempotencyKeys } from "../../db/schema";
import { sqlStateOf } from "../../db/transact";

export interface KeyScope {
  /** "customer:12", "guest:345", or "shop" for the shop's own system. */
  caller: string;
  key: string;
  fingerprint: string;
}

export interface StoredResponse {
  status: number;
  body: unknown;
}

/** How long a copy waits for the first. */
export const KEY_WAIT_SECONDS = 10;
const LOCK_NOT_AVAILABLE = "55P03";

/** The response of an earlier run with this key; 422 when it was another request. */
export async function storedResponse(database: Queryable, scope: KeyScope): Promise<StoredResponse | null> {
  const [row] = await database
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.caller, scope.caller), eq(idempotencyKeys.key, scope.key)))
    .limit(1);
  if (!row) return null;
  if (row.fingerprint !== scope.fingerprint) throw coreError("keyReused");
  return { status: row.status, body: row.body };
}

/** The key's row, whose response is still to be stored, or the response that an earlier run stored. */
export type ClaimedKey = { claimed: number } | { stored: StoredResponse };

/**
 * Claims the key for this transaction, or returns what was stored. Waits up to 10 s for a copy that is being worked on, then
 * 409 `idempotency_in_progress`.
 */
export async function claimKey(tx: Transaction, scope: KeyScope, now: Date): Promise<ClaimedKey> {
  await tx.execute(sql`select set_config('lock_timeout', ${`${KEY_WAIT_SECONDS}s`}, true)`);
  const inProgress = () => coreError("keyInProgress", { retryAfterSeconds: 2 });
  let row: { id: number } | undefined;
  try {
    [row] = await tx
      .insert(idempotencyKeys)
      .values({ ...scope, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id });
  } catch (error) {
    throw sqlStateOf(error) === LOCK_NOT_AVAILABLE ? inProgress() : error;
  }
  if (!row) {
    const stored = await storedResponse(tx, scope);
    // Cleaned up, or gone over to an account, at this moment.
    if (stored === null) throw inProgress();
    return { stored };
  }
  await tx.execute(sql`select set_config('lock_timeout', '0', true)`);
  return { claimed: row.id };
}

/** Stores the response with the row that this transaction claimed, under any owner: its guest may have joined an account. */
export async function storeResponse(
  tx: Transaction,
  claimed: number,
  response: StoredResponse,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: response.status, body: response.body ?? null })
    .where(eq(idempotencyKeys.id, claimed));
}

/** A guest joins an account: its keys go with it. Called in the transaction that joins. */
export async function moveGuestKeys(tx: Queryable, guestId: number, customerId: number): Promise<void> {
  await tx.execute(sql`
    update idempotency_keys set caller = ${`customer:${customerId}`}
    where caller = ${`guest:${guestId}`} and not exists (
      select 1 from idempotency_keys other
      where other.caller = ${`customer:${customerId}`} and other.key = idempotency_keys.key)`);
}
