import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../context";
import { sessions } from "../../db/schema";
import { clearSessionToken } from "../push/subscriptions";

/** A login lasts this long at most. */
export const sessionDays = 90;

/** Only this is stored of a token. */
export function tokenHashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Starts a login and answers its opaque token of 256 random bits. */
export async function startSession(tx: Queryable, customerId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await tx.insert(sessions).values({
    tokenHash: tokenHashOf(token),
    customerId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * 86_400_000),
  });
  return token;
}

/** Ends one login; no push reaches its devices any more. */
export async function endSession(tx: Queryable, customerId: number, tokenHash: string): Promise<void> {
  await clearSessionToken(tx, customerId, tokenHash);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.customerId, customerId)));
}

/** Ends every login of a customer, after the password changed. */
export async function endAllSessions(tx: Queryable, customerId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.customerId, customerId));
}
