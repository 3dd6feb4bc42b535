/** Opens the database: PGlite in the data folder, or a pool of PostgreSQL; one Drizzle type over both. */
import { AsyncLocalStorage } from "node:async_hooks";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle as drizzlePool } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { StartError } from "../core/errors";
import type { Database } from "./database";
import { withPlanName } from "./fixed-plan";
import { type Listen, listenEmbedded, listenPool } from "./listen";
import { migrate } from "./migrate";
import * as schema from "./schema";
import { takeStatementTurns } from "./statement-turns";
import { NoConnection } from "./unreachable";

/** Runs SQL text: several statements without values, or one with values. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface Connection {
  kind: "pglite" | "postgres";
  database: Database;
  /** SQL outside of any transaction. */
  executeSql: ExecuteSql;
  /** SQL inside a transaction that Drizzle opened: how jobs join the caller's transaction. */
  executeSqlIn(transaction: unknown): ExecuteSql;
  /** Hears what is said on channels of the database. */
  listen: Listen;
  /** The embedded database itself, for dumps; null on PostgreSQL. */
  embedded: PGlite | null;
  /** Runs missing migrations; returns their names. */
  migrate(): Promise<string[]>;
  close(): Promise<void>;
}

/** The part of PGlite, or of one of its transactions, that Drizzle's transactions and ours use. */
interface EmbeddedClient {
  query(text: string, values?: unknown[], options?: object): Promise<{ rows: unknown[] }>;
  exec(text: string): Promise<{ rows: unknown[] }[]>;
}

const extensions = { pg_trgm, btree_gist, unaccent };

export interface EmbeddedOptions {
  /** Folder of the data; none keeps everything in memory. */
  folder?: string;
  /** A dump to begin with. */
  loadDataDir?: Blob;
  /** PostgreSQL's own files, already read and compiled, for who opens many; absent, they are read again. */
  program?: Pick<PGliteOptions, "pgliteWasmModule" | "initdbWasmModule" | "fsBundle">;
}

/** Opens the embedded database. The caller holds the folder's lock. */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<Connection> {
  const lite = await PGlite.create({
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.loadDataDir === undefined ? {} : { loadDataDir: options.loadDataDir }),
    ...options.program,
    extensions,
  });
  takeStatementTurns(lite);
  await lite.exec("set timezone = 'UTC'");
  const guarded = refuseOuterQueries(lite);
  const database: Database = drizzlePglite({ client: guarded, schema });
  return {
    kind: "pglite",
    database,
    embedded: lite,
    listen: listenEmbedded(lite),
    executeSql: (text, values) => executeEmbedded(guarded, text, values),
    executeSqlIn: (transaction) => {
      const client = clientOf<EmbeddedClient>(transaction);
      return (text, values) => executeEmbedded(client, text, values);
    },
    migrate: () =>
      migrate(database, async (transaction, text) => {
        await clientOf<EmbeddedClient>(transaction).exec(text);
      }),
    close: () => lite.close(),
  };
}

async function executeEmbedded(client: EmbeddedClient, text: string, values?: unknown[]) {
  if (values && values.length > 0) return client.query(text, values);
  const results = await client.exec(text);
  return results.at(-1) ?? { rows: [] };
}

/**
 * PGlite has one connection: a query outside of an open transaction, awaited inside it, waits for ever. Such a query is
 * refused here instead, so that the mistake is seen at once.
 */
function refuseOuterQueries(lite: PGlite): PGlite {
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  const check = () => {
    if (inside.getStore()?.open) {
      throw new Error("A query was sent past the open transaction; hand the transaction to what queries.");
    }
  };
  return new Proxy(lite, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== "function") return value;
      const method = value.bind(target) as (...values: unknown[]) => unknown;
      if (property === "transaction") {
        return async (work: (transaction: unknown) => Promise<unknown>) => {
          check();
          return method(async (transaction: unknown) => {
            const state = { open: true };
            try {
              return await inside.run(state, () => work(transaction));
            } finally {
              state.open = false;
            }
          });
        };
      }
      if (property === "query" || property === "exec" || property === "sql") {
        return async (...values: unknown[]) => {
          check();
          return method(...values);
        };
      }
      return method;
    },
  });
}

/** Drizzle keeps the driver's handle of a transaction in its session. */
function clientOf<T>(transaction: unknown): T {
  const session = (transaction as { session?: { client?: T } }).session;
  if (!session?.client) throw new Error("This is no transaction of Drizzle.");
  return session.client;
}

const INT8 = 20;
// Counts and ids are far below 2^53; both drivers then return numbers.
pg.types.setTypeParser(INT8, Number);

export interface PoolOptions {
  url: string;
  connections: number;
  /** Milliseconds to wait for a connection. */
  connectTimeout?: number;
}

/** Says whose socket it was that broke, where somebody asks for a client of their own: Drizzle passes that error on as it is. */
export class SayingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void,
  ): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    return super.connect().catch((error: unknown) => {
      throw new NoConnection(error);
    });
  }
}

/** Opens a pool of PostgreSQL connections. */
export async function openPool(options: PoolOptions): Promise<Connection> {
  const pool = new SayingPool({
    connectionString: options.url,
    max: options.connections,
    connectionTimeoutMillis: options.connectTimeout ?? 10_000,
    idleTimeoutMillis: 30_000,
    // A query that runs longer helps nobody who waits for a page. All are short: machine code and helpers of their own
    // would cost more than they save.
    options:
      "-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000 -c jit=off -c max_parallel_workers_per_gather=0",
  });
  // An idle connection that the database ends must not end the process; the pool makes a new one.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (query: unknown, ...rest: unknown[]) => unknown;
    client.query = ((first: unknown, ...rest: unknown[]) =>
      query(withPlanName(first), ...rest)) as typeof client.query;
  });
  try {
    const { rows } = await pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    if (Number(rows[0]?.version) < 150_000) throw new StartError("PostgreSQL 15 or newer is needed.");
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message || "no answer" : "no answer";
    throw new StartError(`The database at DATABASE_URL cannot be reached: ${reason}.`);
  }
  const database: Database = drizzlePool({ client: pool, schema });
  return {
    kind: "postgres",
    database,
    embedded: null,
    listen: listenPool(options.url),
    executeSql: (text, values) => pool.query(text, values),
    executeSqlIn: (transaction) => {
      const client = clientOf<pg.PoolClient>(transaction);
      return (text, values) => client.query(text, values);
    },
    migrate: () =>
      migrate(database, async (transaction, text) => {
        await clientOf<pg.PoolClient>(transaction).query(text);
      }),
    close: () => pool.end(),
  };
}
