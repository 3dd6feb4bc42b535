/** Pages of lists: the ids that a page holds, with how many rows there are, and what else is read of them in the same call. */

import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { fixedPlan, idArray } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import {
  countOf,
  idArrayOfRange,
  type ListQuery,
  type PageRequest,
  pageWithTotal,
  type RowRange,
  rangeOf,
} from "./list-query";
import { keptTotal } from "./totals";

/** Values that are read beside a page, each from the array of its ids. Their type is what the caller's SQL gives. */
export type PageColumns<Columns> = { readonly [Name in keyof Columns]: (ids: SQL) => SQL };

/** A page; its columns are absent where nothing had to be read. */
export interface PageOfList<Columns> {
  /** In order. */
  ids: number[];
  /** The number of all rows, never lower than the rows given. */
  total: number;
  columns: Partial<Columns>;
}

type PageRow<Columns> = Columns & { page_ids: number[]; page_total: number | null };

/** `page` is a query of one row: `ids` and `total`; `onePlan` as a list's. */
async function readColumns<Columns extends object>(
  database: Queryable,
  page: SQL,
  columns: PageColumns<Columns>,
  onePlan: boolean,
): Promise<PageRow<Columns>> {
  const ids = sql`page.ids`;
  const values = Object.entries<(ids: SQL) => SQL>(columns).map(
    ([name, of]) => sql`, ${of(ids)} as ${sql.identifier(name)}`,
  );
  const [row] = rowsOf<PageRow<Columns>>(
    await database.execute(sql`
      ${onePlan ? fixedPlan : sql``} with page as materialized (${page})
      select page.ids as page_ids, page.total as page_total${sql.join(values)} from page`),
  );
  return row as PageRow<Columns>;
}

/** Pages that end after more rows than this have no plan of their own. */
const maxPlannedRows = 512;
/** Nor have lists of more branches (zones times modules): each number of them is a text of its own. */
const maxPlannedBranches = 8;

/** Counts only where the page does not end the list. */
const countedUnlessEnded = (query: ListQuery, { limit, skipped }: RowRange): SQL => sql`
  case when cardinality(range.ids) >= ${limit}::int or (cardinality(range.ids) = 0 and ${skipped}::int > 0)
    then (${countOf(query, null)}) end`;

/** A full page of a list's leading rows; null where these are too few, or are not known. */
async function readLeadingPage<Columns extends object>(
  database: Queryable,
  { leading }: ListQuery,
  page: PageRequest,
  total: number,
  columns: PageColumns<Columns>,
): Promise<PageOfList<Columns> | null> {
  const range = rangeOf(page);
  const found = await leading?.(database, range);
  if (!found) return null;
  const rows = sql`select array(${found.ids}) as ids, null::int as total`;
  const { page_ids: ids, page_total: _, ...read } = await readColumns(database, rows, columns, found.onePlan);
  if (ids.length < page.limit) return null;
  return { ids, total: Math.max(total, range.skipped + ids.length), columns: read as Partial<Columns> };
}

/** A page of a list in one call of the database; in two where its leading rows were too few. */
export async function readPage<Columns extends object = object>(
  database: Queryable,
  query: ListQuery,
  page: PageRequest,
  columns: PageColumns<Columns>,
): Promise<PageOfList<Columns>> {
  if (query.branches.length === 0) return { ids: [], total: 0, columns: {} };
  const kept = keptTotal(database, query);
  // All rows are counted while the page is read, unless there are so many that their total is kept.
  if (query.countWithPage && kept.total === null) {
    const counted = sql`with counted as materialized (${pageWithTotal(query, page)})
      select array(select id from counted) as ids, (select max(counted.total) from counted) as total`;
    const {
      page_ids: ids,
      page_total: total,
      ...read
    } = await readColumns(database, counted, columns, false);
    if (total !== null) kept.keep(total);
    // Beyond the end of the list no row says how many there are.
    if (ids.length > 0 || page.offset === 1)
      return { ids, total: total ?? 0, columns: read as Partial<Columns> };
  }
  const leadingPage =
    kept.total === null ? null : await readLeadingPage(database, query, page, kept.total, columns);
  if (leadingPage !== null) return leadingPage;
  const range = rangeOf(page);
  // Far pages are seldom read: each would take a plan from the few that are kept.
  const onePlan =
    query.onePlan === true &&
    range.limit + range.skipped <= maxPlannedRows &&
    query.branches.length <= maxPlannedBranches;
  const total = kept.total === null ? countedUnlessEnded(query, range) : sql`${kept.total}::int`;
  const {
    page_ids: ids,
    page_total: all,
    ...read
  } = await readColumns(
    database,
    sql`select range.ids, ${total} as total from (${idArrayOfRange({ ...query, onePlan }, range)} offset 0) as range`,
    columns,
    onePlan,
  );
  const shown = range.skipped + ids.length;
  const found = { ids, columns: read as Partial<Columns> };
  // A page that is not full ends the list: nothing needs to be counted.
  if (ids.length < page.limit && (ids.length > 0 || page.offset === 1)) return { ...found, total: shown };
  if (kept.total === null) kept.keep(all ?? 0);
  return { ...found, total: ids.length === 0 ? (all ?? 0) : Math.max(all ?? 0, shown) };
}

/** A page whose ids are known already. */
export async function readKnownPage<Columns extends object>(
  database: Queryable,
  ids: readonly number[],
  columns: PageColumns<Columns>,
): Promise<Partial<Columns>> {
  if (ids.length === 0) return {};
  return readColumns(database, sql`select ${idArray(ids)} as ids, null::int as total`, columns, true);
}

/** Rows put into the order of their ids. */
export function inOrder<T>(ids: readonly number[], rows: ReadonlyMap<number, T>): T[] {
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [row];
  });
}
