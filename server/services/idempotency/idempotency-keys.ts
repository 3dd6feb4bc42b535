/** The rows of Idempotency-Keys: inserted first, in the transaction of the effect, so that they exist only with it. */
import { and, eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../../context";
import { idempotencyKeys } from "../../db/schema";
import { sqlStateOf } from "../../db/transact";
import { coreError } from "../../errors";

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

/**
 * Claims the key for this transaction and returns null, or returns what was stored. Waits up to 10 s for a copy that is
 * being worked on, then 409 `idempotency_in_progress`.
 */
export async function claimKey(tx: Transaction, scope: KeyScope, now: Date): Promise<StoredResponse | null> {
  await tx.execute(sql`select set_config('lock_timeout', ${`${KEY_WAIT_SECONDS}s`}, true)`);
  try {
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ ...scope, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: idempotencyKeys.id });
    if (claimed.length === 0) return await storedResponse(tx, scope);
  } catch (error) {
    if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw coreError("keyInProgress", { retryAfterSeconds: 2 });
  }
  await tx.execute(sql`select set_config('lock_timeout', '0', true)`);
  return null;
}

/** Stores the response with the key that this transaction claimed. */
export async function storeResponse(
  tx: Transaction,
  scope: KeyScope,
  response: StoredResponse,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: response.status, body: response.body ?? null })
    .where(and(eq(idempotencyKeys.caller, scope.caller), eq(idempotencyKeys.key, scope.key)));
}

/** A guest joins an account: its keys go with it. Called in the transaction that joins. */
export async function moveGuestKeys(tx: Queryable, guestId: number, customerId: number): Promise<void> {
  await tx.execute(sql`
    update idempotency_keys set caller = ${`customer:${customerId}`}
    where caller = ${`guest:${guestId}`} and not exists (
      select 1 from idempotency_keys other
      where other.caller = ${`customer:${customerId}`} and other.key = idempotency_keys.key)`);
}
