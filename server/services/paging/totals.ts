/**
 * Row counts of lists: exact up to a thousand, beyond that from memory and refreshed in the background. A shopper sees no
 * difference, and counting so many rows would take longer than reading the page.
 */
import { hash } from "node:crypto";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { countOf, type ListQuery } from "./list-query";

/** Totals are exact up to here. */
export const maxExactTotal = 1_000;
/** Counting beyond this takes so long that it is done rarely. */
export const longTotal = 10_000;

/** How long a kept total is told for. */
interface CacheTimes {
  /** ms at the most. */
  maxAgeMs: number;
  /** Age at which a kept count is refreshed in the background while it is still shown, ms, so that nobody waits for it. */
  renewAfterMs: number;
}
/** The greater a total, the less a few rows more or fewer say. */
export const cacheTimesOf = (total: number): CacheTimes =>
  total <= longTotal
    ? { maxAgeMs: 60_000, renewAfterMs: 20_000 }
    : { maxAgeMs: 10 * 60_000, renewAfterMs: 5 * 60_000 };

const MAX_CACHED_TOTALS = 2_000;

interface CachedTotal {
  total: number;
  /** ms; wall time of this process, since only the age of the figure matters. */
  countedAt: number;
  renewing: boolean;
}

const dialect = new PgDialect();
/** One map a database; the servers of a test each have their own. */
const cachedTotals = new WeakMap<object, Map<string, CachedTotal>>();

function totalsOf(database: Queryable): Map<string, CachedTotal> {
  const known = cachedTotals.get(database);
  if (known) return known;
  const totals = new Map<string, CachedTotal>();
  cachedTotals.set(database, totals);
  return totals;
}

function keyOf(query: ListQuery): string {
  const { sql: text, params } = dialect.sqlToQuery(countOf(query, null));
  // A search may name thousands of words.
  return hash("sha256", text + JSON.stringify(params), "base64");
}

/** The remembered total of a list. */
export interface KeptTotal {
  /** Null where it has to be counted. */
  total: number | null;
  /** Keeps a total that was counted just now, where counting it again would take long. */
  keep(total: number): void;
}

/** A list's total from memory, refreshed in the background when it is old. */
export function keptTotal(database: Queryable, query: ListQuery): KeptTotal {
  const totals = totalsOf(database);
  const key = keyOf(query);
  const keep = (total: number) => {
    totals.delete(key);
    if (total <= maxExactTotal) return;
    if (totals.size >= MAX_CACHED_TOTALS) totals.clear();
    totals.set(key, { total, countedAt: Date.now(), renewing: false });
  };
  const kept = totals.get(key);
  const age = kept ? Date.now() - kept.countedAt : 0;
  if (!kept || age < 0 || age > cacheTimesOf(kept.total).maxAgeMs) return { total: null, keep };
  if (age > cacheTimesOf(kept.total).renewAfterMs && !kept.renewing) {
    kept.renewing = true;
    // A renewal that fails leaves the figure to grow old: the next one who needs it counts, and hears what is wrong.
    countRows(database, query).then(keep, () => {});
  }
  return { total: kept.total, keep };
}

async function countRows(database: Queryable, query: ListQuery): Promise<number> {
  return Number(rowsOf<{ total: number }>(await database.execute(countOf(query, null)))[0]?.total ?? 0);
}
