import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { fixedPlan } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import { customers, sessions } from "../../db/schema";
import { clearSessionToken } from "../push/subscriptions";

/** A login lasts this long at most. */
export const sessionDays = 90;
/** A login ends when it was not used for this long (ms). */
export const SESSION_IDLE_MS = 30 * 86_400_000;
/** `last_seen_at` is written at most this often (ms). */
const SEEN_INTERVAL_MS = 3_600_000;

/** Only this is stored of a token. */
export function tokenHashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Starts a login and returns its opaque token of 256 random bits. */
export async function startSession(
  tx: Queryable,
  customerId: number,
  device: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.insert(sessions).values({
    tokenHash: tokenHashOf(token),
    customerId,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * 86_400_000),
  });
  return token;
}

/** The login of a token, and that it was used now. Null when it has ended or its customer is blocked. */
export async function touchSession(
  database: Queryable,
  token: string,
  now: Date,
): Promise<{ customerId: number; tokenHash: string } | null> {
  const tokenHash = tokenHashOf(token);
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  // Every request of a customer begins with this. Planning a join of the two tables takes twice as long as all of it.
  const [row] = rowsOf<{ customer_id: number; unused: boolean; blocked: boolean }>(
    await database.execute(sql`
      ${fixedPlan} select customer_id, last_seen_at < ${ago(SEEN_INTERVAL_MS)} as unused,
        (select blocked from customers where id = sessions.customer_id) as blocked
      from sessions
      where token_hash = ${tokenHash} and expires_at > ${ago(0)} and last_seen_at > ${ago(SESSION_IDLE_MS)}`),
  );
  if (!row || row.blocked) return null;
  if (row.unused) {
    await database
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.tokenHash, tokenHash), sql`${sessions.lastSeenAt} < ${ago(SEEN_INTERVAL_MS)}`));
  }
  return { customerId: row.customer_id, tokenHash };
}

/**
 * Whether a login that no longer counts was one of an account that is removed: the device it was on deletes what it keeps of
 * that person. Whom the operator has blocked keeps it.
 */
export async function isOfRemovedAccount(database: Queryable, token: string): Promise<boolean> {
  const [row] = await database
    .select({ id: customers.id })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, tokenHashOf(token)), isNotNull(customers.removedAt)));
  return row !== undefined;
}

/** Ends one login; no push reaches its devices any more. */
export async function endSession(tx: Queryable, customerId: number, tokenHash: string): Promise<void> {
  await clearSessionToken(tx, customerId, tokenHash);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.customerId, customerId)));
}
