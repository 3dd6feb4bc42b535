/** How many rows lists have: exact up to ten thousand, beyond that counted aside and at most a minute old. */
import { PgDialect } from "drizzle-orm/pg-core";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { countOf, type ListQuery } from "./list-query";

/** Totals are exact up to here. */
export const exactTotal = 10_000;
/** ms that a greater total is told for. */
export const TOTAL_KEPT = 60_000;
/** ms after which it is counted anew while the kept one is still told, so that nobody waits for a long count. */
export const TOTAL_RENEWED = 20_000;
const MOST_TOTALS = 500;

interface KeptTotal {
  total: number;
  /** ms; wall time of this process, since only the age of the figure matters. */
  countedAt: number;
  renewing: boolean;
}

const dialect = new PgDialect();
/** One map a database; the servers of a test each have their own. */
const keptTotals = new WeakMap<object, Map<string, KeptTotal>>();

function totalsOf(database: Queryable): Map<string, KeptTotal> {
  const known = keptTotals.get(database);
  if (known) return known;
  const totals = new Map<string, KeptTotal>();
  keptTotals.set(database, totals);
  return totals;
}

async function count(database: Queryable, query: ListQuery, most: number | null): Promise<number> {
  return Number(rowsOf<{ total: number }>(await database.execute(countOf(query, most)))[0]?.total ?? 0);
}

/** The number of all rows of a list. */
export async function totalOf(database: Queryable, query: ListQuery): Promise<number> {
  const { sql: text, params } = dialect.sqlToQuery(countOf(query, null));
  const key = `${text}|${JSON.stringify(params)}`;
  const totals = totalsOf(database);
  const kept = totals.get(key);
  const age = kept ? Date.now() - kept.countedAt : Number.POSITIVE_INFINITY;
  if (kept && age >= 0 && age <= TOTAL_KEPT) {
    if (age > TOTAL_RENEWED && !kept.renewing) {
      kept.renewing = true;
      // A renewal that fails leaves the figure to grow old: the next one who needs it counts, and hears what is wrong.
      countAnew(database, query, totals, key).catch(() => {});
    }
    return kept.total;
  }
  return countAnew(database, query, totals, key);
}

/** Counts now; keeps the figure only where counting it again would take long. */
async function countAnew(
  database: Queryable,
  query: ListQuery,
  totals: Map<string, KeptTotal>,
  key: string,
): Promise<number> {
  const first = await count(database, query, exactTotal + 1);
  if (first <= exactTotal) {
    totals.delete(key);
    return first;
  }
  const total = await count(database, query, null);
  if (totals.size >= MOST_TOTALS) totals.clear();
  totals.set(key, { total, countedAt: Date.now(), renewing: false });
  return total;
}
