import { sql } from "drizzle-orm";
import type { Database } from "../../context";

/** Rejects when the database does not respond to a query. */
export async function pingDatabase(database: Database): Promise<void> {
  await database.execute(sql`select 1`);
}
