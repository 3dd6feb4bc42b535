/** Fast inserts of many rows: few statements, and ids chosen here so that nothing has to be read back. */
import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../server/seeding";

/** Values of one statement; PostgreSQL takes at most 65 535. */
const maxValues = 20_000;

/** Inserts rows in a few statements. */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const size = Math.max(1, Math.floor(maxValues / Math.max(1, Object.keys(first).length)));
  for (let start = 0; start < rows.length; start += size) {
    const part = rows.slice(start, start + size);
    await tx.insert(table).values(part as T["$inferInsert"][]);
  }
}

/**
 * Sets the id sequences behind the ids chosen here, for the rows that the shop adds later. Returns the highest id of each
 * table; 0 for an empty one.
 */
export async function continueIds(
  tx: Transaction,
  tables: readonly PgTable[],
): Promise<Record<string, number>> {
  const lastIds: Record<string, number> = {};
  for (const table of tables) {
    const name = getTableName(table);
    const [row] = await tx.select({ last: sql<number>`coalesce(max(id), 0)::int` }).from(table);
    const last = row?.last ?? 0;
    await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${Math.max(1, last)}::bigint)`);
    lastIds[name] = last;
  }
  return lastIds;
}

/** Numbers from 1 by slug or key, in the order given. */
export function numbered(names: readonly string[]): (name: string) => number {
  const ids = new Map(names.map((name, index) => [name, index + 1]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demo refers to ${name}, which does not exist.`);
    return id;
  };
}
