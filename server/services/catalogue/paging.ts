/** Pages of rows over several zones, and their totals. */
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";

/** A page: `offset` is its number from 1. */
export interface PageRequest {
  limit: number;
  offset: number;
}

/** A key of an order: an expression over the list's row. */
export interface SortKey {
  by: SQL;
  descending: boolean;
}

/** Rows of one table, in branches that are read separately and merged, because an index serves one zone at a time. */
export interface ListQuery {
  /** Table and alias, e.g. `items i`. */
  from: SQL;
  id: SQL;
  /** One condition a branch; no branches, no rows. */
  branches: readonly SQL[];
  /** Conditions of all branches. */
  where: readonly SQL[];
  sort: readonly SortKey[];
  /** How equals are told apart, by id. */
  idDescending: boolean;
  /**
   * The index orders by `sort` alone (nearness): equals at the end of a branch are all read and told apart afterwards,
   * because PostgreSQL 15 uses no such index for an order that goes on with the id.
   */
  idOutside?: boolean;
}

/** Totals are exact up to here; beyond, they are counted at most once a minute. */
export const exactTotal = 10_000;
const totalLifetime = 60_000;
const mostTotals = 500;

const and = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);
const direction = (descending: boolean) => (descending ? sql` desc` : sql` asc`);

function orderBy(keys: readonly { by: SQL; descending: boolean }[]): SQL {
  return sql.join(
    keys.map((key) => sql`${key.by}${direction(key.descending)}`),
    sql`, `,
  );
}

/** The query for the ids of a page. */
export function pageOfIds(query: ListQuery, page: PageRequest): SQL {
  const skipped = (page.offset - 1) * page.limit;
  const own = orderBy([...query.sort, { by: query.id, descending: query.idDescending }]);
  const [only, ...others] = query.branches;
  if (only === undefined) return sql`select null::int as id where false`;
  if (others.length === 0 && !query.idOutside) {
    return sql`select ${query.id} as id from ${query.from} where ${and([only, ...query.where])}
      order by ${own} limit ${page.limit} offset ${skipped}`;
  }
  const keys = query.sort.map((_, index) => sql.raw(`key_${index}`));
  const columns = query.sort.map((key, index) => sql`, ${key.by} as ${sql.raw(`key_${index}`)}`);
  const most = page.limit + skipped;
  const end = query.idOutside
    ? sql`order by ${orderBy(query.sort)} fetch first (${most}::bigint) rows with ties`
    : sql`order by ${own} limit ${most}`;
  const branches = query.branches.map(
    (branch) => sql`(select ${query.id} as id${sql.join(columns)} from ${query.from}
      where ${and([branch, ...query.where])} ${end})`,
  );
  const merged = orderBy([
    ...query.sort.map((key, index) => ({ by: keys[index] as SQL, descending: key.descending })),
    { by: sql.raw("id"), descending: query.idDescending },
  ]);
  return sql`select id from (${sql.join(branches, sql` union all `)}) as merged
    order by ${merged} limit ${page.limit} offset ${skipped}`;
}

/** The query for the number of rows, counting no further than `most`. */
export function countOf(query: ListQuery, most: number | null): SQL {
  if (query.branches.length === 0) return sql`select 0 as total`;
  const branches = query.branches.map(
    (branch) =>
      sql`(select 1 from ${query.from} where ${and([branch, ...query.where])}${
        most === null ? sql`` : sql` limit ${most}`
      })`,
  );
  return sql`select count(*)::int as total from (select 1 from (${sql.join(branches, sql` union all `)}) as found${
    most === null ? sql`` : sql` limit ${most}`
  }) as counted`;
}

const dialect = new PgDialect();
const totals = new Map<string, { total: number; until: number }>();

async function countRows(database: Queryable, query: ListQuery): Promise<number> {
  const counted = async (most: number | null) =>
    Number(rowsOf<{ total: number }>(await database.execute(countOf(query, most)))[0]?.total ?? 0);
  const first = await counted(exactTotal + 1);
  if (first <= exactTotal) return first;
  const { sql: text, params } = dialect.sqlToQuery(countOf(query, null));
  const key = `${text}|${JSON.stringify(params)}`;
  const kept = totals.get(key);
  // Wall time of this process: only the age of the figure matters here.
  if (kept && kept.until > Date.now()) return kept.total;
  const total = await counted(null);
  if (totals.size >= mostTotals) totals.clear();
  totals.set(key, { total, until: Date.now() + totalLifetime });
  return total;
}

/** Ids of a page in order, with the number of all rows, never lower than the rows given. */
export async function readPage(
  database: Queryable,
  query: ListQuery,
  page: PageRequest,
): Promise<{ ids: number[]; total: number }> {
  if (query.branches.length === 0) return { ids: [], total: 0 };
  const ids = rowsOf<{ id: number }>(await database.execute(pageOfIds(query, page))).map((row) => row.id);
  const before = (page.offset - 1) * page.limit;
  // A page that is not full ends the list: nothing needs to be counted.
  if (ids.length < page.limit && (ids.length > 0 || page.offset === 1))
    return { ids, total: before + ids.length };
  const total = await countRows(database, query);
  return { ids, total: ids.length === 0 ? total : Math.max(total, before + ids.length) };
}

/** Rows put into the order of their ids. */
export function inOrder<T>(ids: readonly number[], rows: ReadonlyMap<number, T>): T[] {
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [row];
  });
}
