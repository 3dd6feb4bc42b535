/** Lists of rows over several zones as SQL: the ids of a page, and how many there are. */
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { literal } from "../../db/fixed-plan";

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

/** A query for ids, and whether its best plan is the same for any values (`fixedPlan`). */
export interface LeadingIds {
  ids: SQL;
  onePlan: boolean;
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
  /** Rows that fulfil it come before all others, whatever the order. */
  first?: SQL;
  /**
   * The index orders by `sort` alone (nearness): equals at the end of a branch are all read and told apart afterwards,
   * because PostgreSQL 15 uses no such index for an order that goes on with the id.
   */
  tiesById?: boolean;
  /** One index finds all rows of all branches, and few: they are counted while the page is read (`pageWithTotal`). */
  countWithPage?: boolean;
  /**
   * An index holds exactly the rows of a branch in the list's order, so that the plan is the same for any values: the database
   * keeps it instead of planning at every call, which takes longer than finding the ids.
   */
  onePlan?: boolean;
  /**
   * The query for the ids of some rows, found without reading all others: fewer than asked for where it does not find enough, null
   * where it is not worth trying.
   */
  leading?: (database: Queryable, range: RowRange) => Promise<LeadingIds | null>;
}

const and = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);
const direction = (descending: boolean) => (descending ? sql` desc` : sql` asc`);

function orderBy(keys: readonly { by: SQL; descending: boolean }[]): SQL {
  return sql.join(
    keys.map((key) => sql`${key.by}${direction(key.descending)}`),
    sql`, `,
  );
}

/** Some rows in a list's order. */
export interface RowRange {
  limit: number;
  /** Rows before the first one. */
  skipped: number;
}

export const rangeOf = ({ limit, offset }: PageRequest): RowRange => ({
  limit,
  skipped: (offset - 1) * limit,
});

/** A limit is as much as `most` at least. */
export const roundedUp = (most: number): number => 2 ** Math.ceil(Math.log2(Math.max(8, most)));

/**
 * How many rows are read at most, as the planner has to see it: the number itself where each call is planned. A plan that is
 * kept would know nothing of a value, and take its cost from a tenth of all rows, so there it is a literal of the text; rounded
 * up, because each text is a plan.
 */
const limitForPlanner = ({ onePlan }: ListQuery, most: number): SQL =>
  onePlan ? literal(roundedUp(most)) : sql`${most}`;

/** The query for the ids of some rows; `first` is not looked at. */
export function idsOfRange(query: ListQuery, { limit, skipped }: RowRange): SQL {
  const own = orderBy([...query.sort, { by: query.id, descending: query.idDescending }]);
  const [only, ...others] = query.branches;
  if (only === undefined) return sql`select null::int as id where false`;
  const most = limit + skipped;
  if (others.length === 0 && !query.tiesById && query.onePlan) {
    return sql`select id from (
        select ${query.id} as id from ${query.from} where ${and([only, ...query.where])}
        order by ${own} limit ${limitForPlanner(query, most)}) as ordered
      limit ${limit} offset ${skipped}`;
  }
  if (others.length === 0 && !query.tiesById) {
    return sql`select ${query.id} as id from ${query.from} where ${and([only, ...query.where])}
      order by ${own} limit ${limit} offset ${skipped}`;
  }
  const keys = query.sort.map((_, index) => sql.raw(`key_${index}`));
  const columns = query.sort.map((key, index) => sql`, ${key.by} as ${sql.raw(`key_${index}`)}`);
  const max = limitForPlanner(query, most);
  const end = query.tiesById
    ? sql`order by ${orderBy(query.sort)} fetch first (${max}::bigint) rows with ties`
    : sql`order by ${own} limit ${max}`;
  const branches = query.branches.map(
    (branch) => sql`(select ${query.id} as id${sql.join(columns)} from ${query.from}
      where ${and([branch, ...query.where])} ${end})`,
  );
  const merged = orderBy([
    ...query.sort.map((key, index) => ({ by: keys[index] as SQL, descending: key.descending })),
    { by: sql.raw("id"), descending: query.idDescending },
  ]);
  return sql`select id from (${sql.join(branches, sql` union all `)}) as merged
    order by ${merged} limit ${limit} offset ${skipped}`;
}

/** A number of rows that the query itself computes. */
const rows = (count: SQL): SQL => sql`(${count})::int`;

/**
 * The query for the ids of some rows as one array (`ids`). Rows that come first are read as a list of their own, and the
 * others only where that one has ended, so that each is read by its index.
 */
export function idArrayOfRange(query: ListQuery, range: RowRange): SQL {
  const { first, ...list } = query;
  if (first === undefined) return sql`select array(${idsOfRange(list, range)}) as ids`;
  const { limit, skipped } = range;
  const leading = { ...list, where: [...list.where, first] };
  const others = { ...list, where: [...list.where, sql`not (${first})`] };
  // A limit that the planner does not know would cost it the index: what may be needed is limited by numbers, what is needed around it.
  const most = { limit: limit + skipped, skipped: 0 };
  // Which rows come first may depend on the time of day, so that no total of theirs can be kept.
  const leadingTotal =
    skipped === 0
      ? sql`cardinality(head.ids)`
      : sql`case when cardinality(head.ids) > 0 then ${skipped}::int + cardinality(head.ids)
          else (${countOf(leading, skipped)}) end`;
  return sql`
    with head as materialized (select array(${idsOfRange(leading, range)}) as ids),
      passed as materialized (select cardinality(head.ids) as found, ${leadingTotal} as total from head)
    select (select head.ids from head) || array(
      select id from (${idsOfRange(others, most)}) as others
      limit ${rows(sql`select ${limit}::int - passed.found from passed`)}
      offset ${rows(sql`select greatest(0, ${skipped}::int - passed.total) from passed`)}) as ids`;
}

/** The query for the ids of a page; `first` is not looked at. */
export const pageOfIds = (query: ListQuery, page: PageRequest): SQL => idsOfRange(query, rangeOf(page));

/** The query for the ids of a page with the number of all rows (`total`); no rows beyond the end of the list. */
export function pageWithTotal(query: ListQuery, page: PageRequest): SQL {
  const own = orderBy([...query.sort, { by: query.id, descending: query.idDescending }]);
  const branches = sql.join([...query.branches], sql` or `);
  return sql`select ${query.id} as id, count(*) over ()::int as total from ${query.from}
    where ${and([sql`(${branches})`, ...query.where])}
    order by ${own} limit ${page.limit} offset ${(page.offset - 1) * page.limit}`;
}

/** The query for the number of rows, counting no further than `max`. */
export function countOf(query: ListQuery, max: number | null): SQL {
  if (query.branches.length === 0) return sql`select 0 as total`;
  const branches = query.branches.map(
    (branch) =>
      sql`(select 1 from ${query.from} where ${and([branch, ...query.where])}${
        max === null ? sql`` : sql` limit ${max}`
      })`,
  );
  return sql`select count(*)::int as total from (select 1 from (${sql.join(branches, sql` union all `)}) as found${
    max === null ? sql`` : sql` limit ${max}`
  }) as counted`;
}
