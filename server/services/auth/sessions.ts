import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Queryable } from "../../context";
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
  const [row] = await database
    .select({ customerId: sessions.customerId, lastSeenAt: sessions.lastSeenAt, blocked: customers.blocked })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
      ),
    )
    .limit(1);
  if (!row || row.blocked) return null;
  const stale = new Date(now.getTime() - SEEN_INTERVAL_MS);
  if (row.lastSeenAt < stale) {
    await database
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, stale)));
  }
  return { customerId: row.customerId, tokenHash };
}

/** Ends one login; no push reaches its devices any more. */
export async function endSession(tx: Queryable, customerId: number, tokenHash: string): Promise<void> {
  await clearSessionToken(tx, customerId, tokenHash);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.customerId, customerId)));
}
