import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { fixedPlan } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";

/** Rows that are numbered from 1 without gaps. */
export interface NumberedRows {
  table: SQL;
  columns: SQL;
  /** The column of the number among the rows that are `chosen`, with an index over both. */
  number: SQL;
  chosen: SQL;
}

/**
 * A page of them, newest first, and how many there are; `offset` is the number of the page from 1. The newest number is the
 * count, and a page is found by its numbers, so that one far behind costs what the first does. All in one statement: the
 * embedded database runs one after the other, so that each makes everybody wait.
 */
export async function numberedPage<Row>(
  database: Queryable,
  { table, columns, number, chosen }: NumberedRows,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: Row[] }> {
  const found = rowsOf<{ total: number; row_number: number | null } & Row>(
    await database.execute(sql`
      ${fixedPlan} select newest.total, page.*
      from (select ${number} as total from ${table} where ${chosen} order by ${number} desc limit 1) newest
      left join lateral (
        select ${number} as row_number, ${columns} from ${table}
        where ${chosen} and ${number} <= newest.total - ${(offset - 1) * limit}::int
        order by ${number} desc limit ${limit}
      ) page on true
      order by page.row_number desc`),
  );
  return {
    total: found[0]?.total ?? 0,
    // A page behind the last one has the count and no row.
    rows: found.flatMap(({ total, row_number, ...row }) => (row_number === null ? [] : [row as Row])),
  };
}
