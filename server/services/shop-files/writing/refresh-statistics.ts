import { sql } from "drizzle-orm";
import type { Database } from "../../../context";

/** The database plans by what its tables held when it last looked, which may be nothing. */
export async function refreshStatistics(database: Database): Promise<void> {
  await database.execute(sql`analyze`);
}
