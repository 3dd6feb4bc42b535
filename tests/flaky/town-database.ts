/** The database of a stopped server, past every cache and route. Two processes on one folder lose data. */
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

/** Opens it for as long as `work` takes. The server must not run. */
export async function withDatabase<T>(
  dataFolder: string,
  work: (database: PGlite) => Promise<T>,
): Promise<T> {
  const database = await PGlite.create({
    dataDir: join(dataFolder, "database"),
    extensions: { pg_trgm, btree_gist, unaccent },
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
