/** Pages of lists: the ids that a page holds, with how many rows there are. */
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { type ListQuery, type PageRequest, pageOfIds, pageWithTotal } from "./list-query";
import { cachedTotal, cacheTotal, maxExactTotal, totalOf } from "./totals";

/** Ids of a page in order, with the number of all rows, never lower than the rows given. */
export async function readPage(
  database: Queryable,
  query: ListQuery,
  page: PageRequest,
): Promise<{ ids: number[]; total: number }> {
  if (query.branches.length === 0) return { ids: [], total: 0 };
  const skipped = (page.offset - 1) * page.limit;
  // A list too long to be counted at every call is not read whole at every call either.
  if (query.countWithPage && cachedTotal(database, query) === null) {
    const rows = rowsOf<{ id: number; total: number }>(await database.execute(pageWithTotal(query, page)));
    const [first] = rows;
    if (first && first.total > maxExactTotal) cacheTotal(database, query, first.total);
    if (first || page.offset === 1) return { ids: rows.map(({ id }) => id), total: first?.total ?? 0 };
  }
  const ids = rowsOf<{ id: number }>(await database.execute(pageOfIds(query, page))).map((row) => row.id);
  // A page that is not full ends the list: nothing needs to be counted.
  if (ids.length < page.limit && (ids.length > 0 || page.offset === 1))
    return { ids, total: skipped + ids.length };
  const total = await totalOf(database, query);
  return { ids, total: ids.length === 0 ? total : Math.max(total, skipped + ids.length) };
}

/** Rows put into the order of their ids. */
export function inOrder<T>(ids: readonly number[], rows: ReadonlyMap<number, T>): T[] {
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [row];
  });
}
