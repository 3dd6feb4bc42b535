import { sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { PUSH_DELIVERY_JOB } from "./push-types";

/** How pushes are doing, for the operator: no person and no device is named. */
export interface PushReport {
  /** Devices that pushes go to. */
  devices: number;
  /** Copies that are due or wait for quiet hours to end. */
  waiting: number;
  /** Copies of the last two days that were not taken: `retry` is tried again, `failed` was given up. */
  failures: { state: "retry" | "failed"; reason: string; count: number }[];
}

export async function pushReport(database: Queryable): Promise<PushReport> {
  const [devices] = rowsOf<{ count: number }>(
    await database.execute(sql`select count(*)::int as count from push_subscriptions`),
  );
  // Jobs that have ended move to the archive after an hour.
  const jobs = rowsOf<{ state: string; reason: string | null; count: number }>(
    await database.execute(sql`
      select state::text as state, output->>'message' as reason, count(*)::int as count
      from (
        select name, state::text as state, output from pgboss.job
        union all select name, state::text as state, output from pgboss.archive
      ) as jobs
      where name = ${PUSH_DELIVERY_JOB} and state in ('created', 'active', 'retry', 'failed')
      group by 1, 2 order by 3 desc, 1, 2`),
  );
  const failures = jobs.flatMap(({ state, reason, count }) =>
    state === "retry" || state === "failed" ? [{ state, reason: reason ?? "unknown", count } as const] : [],
  );
  const waiting = jobs.filter(({ state }) => state === "created" || state === "active");
  return {
    devices: devices?.count ?? 0,
    waiting: waiting.reduce((sum, { count }) => sum + count, 0),
    failures,
  };
}
