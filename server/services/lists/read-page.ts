/** Pages of lists: the ids that a page holds, with how many rows there are. */

import { sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import {
  idsOfRange,
  type ListQuery,
  type PageRequest,
  pageWithTotal,
  type RowRange,
  rangeOf,
} from "./list-query";
import { cachedTotal, cacheTotal, countRows, maxExactTotal, totalOf } from "./totals";

async function readRange(database: Queryable, query: ListQuery, range: RowRange): Promise<number[]> {
  return rowsOf<{ id: number }>(await database.execute(idsOfRange(query, range))).map((row) => row.id);
}

/**
 * The ids of some rows. Rows that come first are read as a list of their own, and the others only where that one has
 * ended, so that each is read by its index.
 */
async function readIds(database: Queryable, query: ListQuery, range: RowRange): Promise<number[]> {
  const { first, ...list } = query;
  if (first === undefined) return readRange(database, list, range);
  const leading = { ...list, where: [...list.where, first] };
  const ids = await readRange(database, leading, range);
  if (ids.length === range.limit) return ids;
  // Which rows come first may depend on the time of day, so that no total of theirs can be kept.
  const leadingTotal =
    ids.length > 0 || range.skipped === 0
      ? range.skipped + ids.length
      : await countRows(database, leading, range.skipped);
  const others = await readRange(
    database,
    { ...list, where: [...list.where, sql`not (${first})`] },
    { limit: range.limit - ids.length, skipped: Math.max(0, range.skipped - leadingTotal) },
  );
  return [...ids, ...others];
}

/** Ids of a page in order, with the number of all rows, never lower than the rows given. */
export async function readPage(
  database: Queryable,
  query: ListQuery,
  page: PageRequest,
): Promise<{ ids: number[]; total: number }> {
  if (query.branches.length === 0) return { ids: [], total: 0 };
  const range = rangeOf(page);
  // All rows are counted while the page is read, unless there are so many that their total is kept.
  if (query.countWithPage && cachedTotal(database, query) === null) {
    const rows = rowsOf<{ id: number; total: number }>(await database.execute(pageWithTotal(query, page)));
    const [first] = rows;
    if (first && first.total > maxExactTotal) cacheTotal(database, query, first.total);
    if (first || page.offset === 1) return { ids: rows.map(({ id }) => id), total: first?.total ?? 0 };
  }
  const ids = await readIds(database, query, range);
  // A page that is not full ends the list: nothing needs to be counted.
  if (ids.length < page.limit && (ids.length > 0 || page.offset === 1))
    return { ids, total: range.skipped + ids.length };
  const total = await totalOf(database, query);
  return { ids, total: ids.length === 0 ? total : Math.max(total, range.skipped + ids.length) };
}

/** Rows put into the order of their ids. */
export function inOrder<T>(ids: readonly number[], rows: ReadonlyMap<number, T>): T[] {
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [row];
  });
}
