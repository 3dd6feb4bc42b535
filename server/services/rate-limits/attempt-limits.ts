/** Counts of what may be tried only so often, by kind and subject, in the database. */
import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { attempts } from "../../db/schema";
import { refuse } from "../refusals";

export interface AttemptSubject {
  kind: string;
  /** Hashed before it is stored, so that the table contains no personal data. */
  subject: string;
}

export interface AttemptLimit extends AttemptSubject {
  limit: number;
  windowSeconds: number;
}

export interface CountedAttempts {
  count: number;
  windowStartedAt: Date;
}

/** A short name of a subject that does not tell it. */
export const hashed = (subject: string) => createHash("sha256").update(subject).digest("hex").slice(0, 40);

const isOf = ({ kind, subject }: AttemptSubject) =>
  and(eq(attempts.kind, kind), eq(attempts.subject, hashed(subject)));

/** Adds one attempt and returns the new count. A window that is over begins again with 1. */
export async function addAttempt(
  database: Queryable,
  now: Date,
  { kind, subject, windowSeconds }: AttemptSubject & { windowSeconds: number },
): Promise<CountedAttempts> {
  const windowStart = new Date(now.getTime() - windowSeconds * 1000).toISOString();
  const over = sql`${attempts.windowStartedAt} <= ${windowStart}::timestamptz`;
  const [row] = await database
    .insert(attempts)
    .values({ kind, subject: hashed(subject), count: 1, windowStartedAt: now })
    .onConflictDoUpdate({
      target: [attempts.kind, attempts.subject],
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        windowStartedAt: sql`case when ${over} then ${now.toISOString()}::timestamptz else ${attempts.windowStartedAt} end`,
      },
    })
    .returning();
  return row ?? { count: 1, windowStartedAt: now };
}

/** The attempts of a subject; null when none are stored. */
export async function readAttempts(
  database: Queryable,
  subject: AttemptSubject,
): Promise<CountedAttempts | null> {
  const [row] = await database
    .select({ count: attempts.count, windowStartedAt: attempts.windowStartedAt })
    .from(attempts)
    .where(isOf(subject))
    .limit(1);
  return row ?? null;
}

/** How often a subject was counted in its window; 0 when the window is over. */
export async function recentAttempts(
  database: Queryable,
  now: Date,
  { windowSeconds, ...subject }: AttemptSubject & { windowSeconds: number },
): Promise<number> {
  const stored = await readAttempts(database, subject);
  const windowStart = now.getTime() - windowSeconds * 1000;
  return stored !== null && stored.windowStartedAt.getTime() > windowStart ? stored.count : 0;
}

/** Takes one attempt back, after it turned out to be none. */
async function takeAttemptBack(database: Queryable, subject: AttemptSubject): Promise<void> {
  await database
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - 1)` })
    .where(isOf(subject));
}

/** Whole seconds until a window ends, 1 at least. */
export function secondsUntilReset(windowStartedAt: Date, windowSeconds: number, now: Date): number {
  const endsAt = windowStartedAt.getTime() + windowSeconds * 1000;
  return Math.max(1, Math.ceil((endsAt - now.getTime()) / 1000));
}

/** Counts one attempt in a statement of its own, so that a refused request counts too; 429 above the limit. */
export async function countAttempt(database: Queryable, now: Date, attempt: AttemptLimit): Promise<void> {
  const { count, windowStartedAt } = await addAttempt(database, now, attempt);
  if (count <= attempt.limit) return;
  throw refuse("too_many_attempts", {
    seconds: secondsUntilReset(windowStartedAt, attempt.windowSeconds, now),
  });
}

/** Counts one attempt for several subjects; where one refuses it with 429, those before it are taken back. */
export async function countAttempts(
  database: Queryable,
  now: Date,
  limits: readonly AttemptLimit[],
): Promise<void> {
  for (const [index, limit] of limits.entries()) {
    try {
      await countAttempt(database, now, limit);
    } catch (error) {
      await takeAttemptsBack(database, limits.slice(0, index));
      throw error;
    }
  }
}

/** Takes one attempt of each subject back. */
export async function takeAttemptsBack(
  database: Queryable,
  subjects: readonly AttemptSubject[],
): Promise<void> {
  for (const subject of subjects) await takeAttemptBack(database, subject);
}

/** Deletes the attempts of a subject, after a success. */
export async function clearAttempts(database: Queryable, subject: AttemptSubject): Promise<void> {
  await database.delete(attempts).where(isOf(subject));
}
