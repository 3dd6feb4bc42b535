import { type SQL, sql } from "drizzle-orm";

/** Rows of a raw `execute`, whose result both drivers give as `{rows}`. The caller names the shape that its SQL has. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}

/** The rows of a query in their order as one JSON value of another query. */
export const jsonRows = (query: SQL): SQL =>
  sql`(select coalesce(json_agg(shown), '[]') from (${query}) as shown)`;
