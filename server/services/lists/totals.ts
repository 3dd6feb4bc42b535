/**
 * How many rows lists have: exact up to a thousand, beyond that told from memory and counted anew aside. A shopper sees no
 * difference, and counting so many rows would take longer than reading the page.
 */
import { createHash } from "node:crypto";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { countOf, type ListQuery } from "./list-query";

/** Totals are exact up to here. */
export const maxExactTotal = 1_000;
/** What is beyond takes so long to count that it is done rarely. */
export const longTotal = 10_000;

/** How long a kept total is told for. */
interface CacheTimes {
  /** ms at the most. */
  maxAgeMs: number;
  /** ms after which it is counted anew while the kept one is still told, so that nobody waits for it. */
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

/** The number of rows at this moment, counting no further than `most`; null counts them all. */
export async function countRows(database: Queryable, query: ListQuery, most: number | null): Promise<number> {
  return Number(rowsOf<{ total: number }>(await database.execute(countOf(query, most)))[0]?.total ?? 0);
}

function keyOf(query: ListQuery): string {
  const { sql: text, params } = dialect.sqlToQuery(countOf(query, null));
  // A search may name thousands of words.
  return createHash("sha256").update(text).update(JSON.stringify(params)).digest("base64");
}

function freshTotal(
  totals: Map<string, CachedTotal>,
  key: string,
): { kept: CachedTotal; age: number } | null {
  const kept = totals.get(key);
  if (!kept) return null;
  const age = Date.now() - kept.countedAt;
  return age >= 0 && age <= cacheTimesOf(kept.total).maxAgeMs ? { kept, age } : null;
}

/** The total of a list that is told from memory; null where it has to be counted. */
export function cachedTotal(database: Queryable, query: ListQuery): number | null {
  return freshTotal(totalsOf(database), keyOf(query))?.kept.total ?? null;
}

/** Keeps a total that was counted just now, where counting it again would take long. */
export function cacheTotal(database: Queryable, query: ListQuery, total: number): void {
  const totals = totalsOf(database);
  const key = keyOf(query);
  totals.delete(key);
  if (total <= maxExactTotal) return;
  if (totals.size >= MAX_CACHED_TOTALS) totals.clear();
  totals.set(key, { total, countedAt: Date.now(), renewing: false });
}

/** The number of all rows of a list. */
export async function totalOf(database: Queryable, query: ListQuery): Promise<number> {
  const fresh = freshTotal(totalsOf(database), keyOf(query));
  if (fresh === null) return recount(database, query);
  const { kept, age } = fresh;
  if (age > cacheTimesOf(kept.total).renewAfterMs && !kept.renewing) {
    kept.renewing = true;
    // A renewal that fails leaves the figure to grow old: the next one who needs it counts, and hears what is wrong.
    recount(database, query).catch(() => {});
  }
  return kept.total;
}

async function recount(database: Queryable, query: ListQuery): Promise<number> {
  const first = await countRows(database, query, longTotal + 1);
  const total = first <= longTotal ? first : await countRows(database, query, null);
  cacheTotal(database, query, total);
  return total;
}
