/** Does what PostgreSQL's autovacuum does by itself: PGlite 0.5 says that it is on and never runs it. */
import { sql } from "drizzle-orm";
import type { Database } from "../../context";
import { rowsOf } from "../../db/rows";

/** Rows and share of a table's rows that may be dead or changed before it is vacuumed: PostgreSQL's own defaults. */
const minDeadRows = 50;
const maxDeadShare = 0.2;

interface TableActivity {
  schema: string;
  name: string;
}

/**
 * Vacuums and analyses each table with enough dead or changed rows, so that the folder does not grow with each update.
 * One statement a table: requests go on between two. Returns the tables' names. Not inside of a transaction.
 */
export async function vacuumEmbedded(database: Database): Promise<string[]> {
  // Changes of the last second are counted only now.
  await database.execute(sql`select pg_stat_force_next_flush()`);
  const tables = rowsOf<TableActivity>(
    await database.execute(sql`
      select schemaname as schema, relname as name from pg_stat_user_tables
      where greatest(n_dead_tup, n_mod_since_analyze) > ${minDeadRows} + ${maxDeadShare}::float8 * n_live_tup
      order by n_dead_tup desc`),
  );
  for (const { schema, name } of tables)
    await database.execute(sql`vacuum (analyze) ${sql.identifier(schema)}.${sql.identifier(name)}`);
  return tables.map(({ name }) => name);
}
