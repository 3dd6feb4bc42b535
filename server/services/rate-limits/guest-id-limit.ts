/** Guesses of guest ids are counted an address in the database and limited. */
import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { rowsOf } from "../../db/rows";
import { attempts } from "../../db/schema";
import { coreError } from "../../errors";

/** Generous, because many phones may share an address and a forgotten guest's page keeps asking. */
export const GUEST_ID_MISSES = { limit: 100, windowSeconds: 600 } as const;
const KIND = "guest_id";

/** `check` answers 429 for an address with too many misses, before anything is looked up; `count` adds one. */
export function guestIdLimit(context: ServerContext) {
  const subjectOf = (address: string) => createHash("sha256").update(address).digest("hex").slice(0, 40);
  // Addresses that missed lately in this process; only these ask the database, so that hits cost nothing.
  const suspects = new Map<string, number>();
  const refuse = (windowStartedAt: Date) => {
    const ends = windowStartedAt.getTime() + GUEST_ID_MISSES.windowSeconds * 1000;
    const left = Math.ceil((ends - context.clock.now().getTime()) / 1000);
    return coreError("tooManyRequests", { retryAfterSeconds: Math.max(1, left) });
  };
  return {
    async check(address: string): Promise<void> {
      const until = suspects.get(address);
      if (until === undefined) return;
      const now = context.clock.now();
      if (until <= now.getTime()) {
        suspects.delete(address);
        return;
      }
      const [row] = await context.database
        .select({ count: attempts.count, windowStartedAt: attempts.windowStartedAt })
        .from(attempts)
        .where(and(eq(attempts.kind, KIND), eq(attempts.subject, subjectOf(address))))
        .limit(1);
      const ends = (row?.windowStartedAt.getTime() ?? 0) + GUEST_ID_MISSES.windowSeconds * 1000;
      if (row && row.count >= GUEST_ID_MISSES.limit && ends > now.getTime())
        throw refuse(row.windowStartedAt);
    },
    async count(address: string): Promise<void> {
      const now = context.clock.now();
      suspects.set(address, now.getTime() + GUEST_ID_MISSES.windowSeconds * 1000);
      if (suspects.size > 10_000) suspects.delete(suspects.keys().next().value ?? "");
      const start = new Date(now.getTime() - GUEST_ID_MISSES.windowSeconds * 1000).toISOString();
      const [row] = rowsOf<{ count: number; started: string }>(
        await context.database.execute(sql`
          insert into attempts (kind, subject, count, window_started_at)
          values (${KIND}, ${subjectOf(address)}, 1, ${now.toISOString()}::timestamptz)
          on conflict (kind, subject) do update set
            count = case when attempts.window_started_at <= ${start}::timestamptz then 1 else attempts.count + 1 end,
            window_started_at = case when attempts.window_started_at <= ${start}::timestamptz
              then excluded.window_started_at else attempts.window_started_at end
          returning count, window_started_at as started`),
      );
      if (row && row.count > GUEST_ID_MISSES.limit) throw refuse(new Date(row.started));
    },
  };
}
