/** Time zones by the database's own data: PostgreSQL's follow the system or its release, the embedded one has its own. */
import { sql } from "drizzle-orm";
import type { OffsetChange } from "@/domain/time-zone";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";

/**
 * Changes of IANA's releases, oldest first, and an instant at which data from before a release are wrong. A database does
 * not say which release it has. Whoever updates the package adds what its releases changed.
 */
export const knownChanges = [
  { release: "2025a", zone: "America/Asuncion", at: "2025-04-01T12:00:00Z", minutes: -180 },
  { release: "2026a", zone: "Europe/Chisinau", at: "2026-03-29T00:30:00Z", minutes: 120 },
  { release: "2026b", zone: "America/Vancouver", at: "2026-12-01T12:00:00Z", minutes: -420 },
  { release: "2026c", zone: "Africa/Casablanca", at: "2026-12-01T12:00:00Z", minutes: 0 },
  { release: "2026d", zone: "America/Inuvik", at: "2026-12-01T12:00:00Z", minutes: -360 },
  { release: "2026e", zone: "America/Winnipeg", at: "2026-12-01T12:00:00Z", minutes: -300 },
  { release: "2026f", zone: "America/Havana", at: "2026-12-01T12:00:00Z", minutes: -240 },
] as const;

/** The newest release that the database has for certain; null where it is older than all that are known here. */
export async function databaseRelease(database: Queryable): Promise<string | null> {
  const rows = rowsOf<{ release: string | null }>(
    await database.execute(sql`select max(k.release) as release
      from jsonb_to_recordset(${JSON.stringify(knownChanges)}::jsonb)
        as k (release text, zone text, at timestamptz, minutes int)
      where (k.at at time zone k.zone) - (k.at at time zone 'UTC') = make_interval(mins => k.minutes)`),
  );
  return rows[0]?.release ?? null;
}

/** The offset from the first instant on and its changes until the last (epoch ms), to the minute; null for an unknown name. */
export async function databaseChanges(
  database: Queryable,
  name: string,
  since: number,
  until: number,
): Promise<OffsetChange[] | null> {
  const rows = rowsOf<{ from_ms: string | number; minutes: string | number }>(
    await database.execute(sql`with zone as (select name from pg_timezone_names where lower(name) = lower(${name}) limit 1),
      days as (
        select zone.name, d as day, (d at time zone zone.name) - (d at time zone 'UTC') as ahead
        from zone, generate_series(${new Date(since).toISOString()}::timestamptz,
          ${new Date(until).toISOString()}::timestamptz, interval '1 day') d),
      changed as (
        select name, day, ahead, lag(day) over (order by day) as before, lag(ahead) over (order by day) as was
        from days)
      select extract(epoch from coalesce(exact.change, c.day)) * 1000 as from_ms,
        extract(epoch from c.ahead) / 60 as minutes
      from changed c
      left join lateral (
        select min(m) as change from generate_series(c.before, c.day, interval '1 minute') m
        where (m at time zone c.name) - (m at time zone 'UTC') = c.ahead) exact on c.before is not null
      where c.was is distinct from c.ahead order by 1`),
  );
  if (rows.length === 0) return null;
  return rows.map(({ from_ms, minutes }) => ({ from: Number(from_ms), minutes: Number(minutes) }));
}
