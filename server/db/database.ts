/** The database as services see it: PGlite and pooled PostgreSQL behind one type. */
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** Most services take this, so that they run with or without a transaction. */
export type Queryable = Database | Transaction;
