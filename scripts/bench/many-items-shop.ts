/** Servers with many items: embedded (a folder of each size is filled once a run of the bench) and on PostgreSQL. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import pg from "pg";
import { freshDemoTown, TestServer } from "../../tests/fixtures/server";
import { startPostgres } from "../test/tools.mjs";
import { ITEMS_10K, manyItemsStatements, type ShopSize } from "./many-items";

/** A measurement is no attack: limits are far away, logs quiet. */
export const MEASURING = { REQUESTS_PER_MINUTE: "10000000", LOG_LEVEL: "error" } as const;

/** Folders by the number of items in them. */
const filledFolders = new Map<number, string>();

/** A data folder of its own with so many items. */
async function manyItemsFolder(size: ShopSize): Promise<string> {
  let filled = filledFolders.get(size.items);
  if (filled === undefined) {
    const folder = await freshDemoTown();
    const lite = await PGlite.create({
      dataDir: join(folder, "database"),
      extensions: { pg_trgm, btree_gist, unaccent },
    });
    for (const statement of manyItemsStatements(size)) await lite.exec(statement);
    await lite.close();
    filled = folder;
    filledFolders.set(size.items, folder);
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  }
  const copy = mkdtempSync(join(tmpdir(), "doorstep-many-"));
  cpSync(filled, copy, { recursive: true });
  return copy;
}

export interface RunningShop {
  server: TestServer;
  remove(): Promise<void>;
}

export async function embeddedShop(size: ShopSize = ITEMS_10K): Promise<RunningShop> {
  const server = await TestServer.start({
    dataFolder: await manyItemsFolder(size),
    environment: { ...MEASURING },
  });
  return { server, remove: () => server.remove() };
}

/** A server with so many items in an empty database of PostgreSQL. */
export async function shopIn(databaseUrl: string, size: ShopSize = ITEMS_10K): Promise<TestServer> {
  const server = await TestServer.start({
    dataFolder: mkdtempSync(join(tmpdir(), "doorstep-many-")),
    environment: { ...MEASURING, DATABASE_URL: databaseUrl },
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of manyItemsStatements(size)) await client.query(statement);
  await settle(client);
  await client.end();
  // The server's earlier counts are out of date.
  await server.stop();
  await server.run();
  return server;
}

/** Leaves the database as autovacuum would after a while: so many new rows at once gave it no time. */
export const settle = (client: pg.Client): Promise<unknown> => client.query("vacuum analyze");

/** Throws CannotRun where PostgreSQL cannot be had. */
export async function postgresShop(size: ShopSize = ITEMS_10K): Promise<RunningShop> {
  const postgres = await startPostgres();
  try {
    const server = await shopIn(postgres.url, size);
    return {
      server,
      remove: async () => {
        await server.remove();
        postgres.stop();
      },
    };
  } catch (error) {
    postgres.stop();
    throw error;
  }
}
