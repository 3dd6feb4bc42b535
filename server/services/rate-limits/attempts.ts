import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { attempts } from "../../db/schema";
import { refuse } from "../refusals";

export interface AttemptLimit {
  kind: string;
  /** Hashed before it is stored, so that the table names nobody. */
  subject: string;
  limit: number;
  windowSeconds: number;
}

const hashed = (subject: string) => createHash("sha256").update(subject).digest("hex").slice(0, 40);

/** Counts one attempt, in its own statement so that a refused request counts too; 429 above the limit. */
export async function countAttempt(database: Queryable, now: Date, attempt: AttemptLimit): Promise<void> {
  const windowStart = new Date(now.getTime() - attempt.windowSeconds * 1000).toISOString();
  const over = sql`${attempts.windowStartedAt} <= ${windowStart}::timestamptz`;
  const [row] = await database
    .insert(attempts)
    .values({ kind: attempt.kind, subject: hashed(attempt.subject), count: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: [attempts.kind, attempts.subject],
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        windowStartedAt: sql`case when ${over} then ${now.toISOString()}::timestamptz else ${attempts.windowStartedAt} end`,
      },
    })
    .returning();
  if (row && row.count > attempt.limit) {
    const ends = row.windowStartedAt.getTime() + attempt.windowSeconds * 1000;
    throw refuse("too_many_attempts", { seconds: Math.max(1, Math.ceil((ends - now.getTime()) / 1000)) });
  }
}

/** Forgets the attempts of a subject, after a success. */
export async function forgetAttempts(database: Queryable, kind: string, subject: string): Promise<void> {
  await database.delete(attempts).where(and(eq(attempts.kind, kind), eq(attempts.subject, hashed(subject))));
}
