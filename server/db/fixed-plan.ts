/** Statements that PostgreSQL plans once a connection instead of at every call; planning is up to half of a list's time. */
import { type SQL, sql } from "drizzle-orm";

const mark = "/* one plan */";

/**
 * Begins a statement whose best plan is the same for any values: rows by their ids, a handful of rows of small tables, a list
 * that one index holds in its order. Not for narrowed lists and searches, whose best plan depends on how many rows a value
 * has. Its text must not vary, or in few ways.
 */
export const fixedPlan: SQL = sql.raw(mark);

/** A number that never varies, as part of the text: a kept plan knows no values, and takes a limit for a tenth of all rows. */
export const literal = (value: number): SQL => sql.raw(String(value));

/** Ids as one value. */
export const idArray = (ids: readonly number[]): SQL => sql`${sql.param([...new Set(ids)])}::int[]`;

/** Condition of a column that is one of these ids; unlike `in (…)` its text does not depend on how many there are. */
export const isAnyOf = (column: SQL, ids: readonly number[]): SQL => sql`${column} = any(${idArray(ids)})`;

const names = new Map<string, string>();
/** Each connection keeps so many plans at most; what comes later is planned at every call. */
const maxNames = 300;

/** The query with the name under which the driver keeps its plan; any other query as it is. */
export function withPlanName<Query>(query: Query): Query {
  const text = typeof query === "object" && query !== null ? (query as { text?: unknown }).text : undefined;
  if (typeof text !== "string" || !text.trimStart().startsWith(mark)) return query;
  if (!names.has(text) && names.size >= maxNames) return query;
  const name = names.get(text) ?? `one_plan_${names.size}`;
  names.set(text, name);
  return { ...query, name };
}
