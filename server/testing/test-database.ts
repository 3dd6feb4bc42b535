/**
 * A fresh database for a test, made from a template: on PGlite a dump in `.cache/`, on PostgreSQL (TEST_DATABASE_URL) a
 * template database. Templates are named by the hash of what made them.
 */
import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { type Connection, openEmbedded, openPool } from "../db/connection";
import { schemaVersion } from "../db/migrate";
import { embeddedProgram } from "./embedded-program";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CACHE = join(ROOT, ".cache/test-database");
/** Older dumps of a template are deleted, ms. */
const maxAgeMs = 3 * 3_600_000;

export interface Template {
  name: string;
  /** Fills a migrated database. */
  fill(connection: Connection): Promise<void>;
  /** Folders whose files decide what `fill` does, relative to the root. */
  sources: readonly string[];
}

export interface TestDatabase {
  connection: Connection;
  close(): Promise<void>;
}

function* filesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function templateHash(template: Template): string {
  const hash = createHash("sha256").update(schemaVersion().hash).update(template.name);
  for (const name of ["package-lock.json"]) hash.update(readFileSync(join(ROOT, name)));
  for (const source of template.sources) {
    for (const file of filesBelow(join(ROOT, source))) {
      if (!file.endsWith(".test.ts")) hash.update(readFileSync(file));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

/** URL of the PostgreSQL server that tests use, or null for the embedded database. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL?.trim() || null;

/** Opens a fresh database of a template. */
export async function openTestDatabase(template: Template): Promise<TestDatabase> {
  return testDatabaseUrl === null ? openEmbeddedCopy(template) : openPostgresCopy(template, testDatabaseUrl);
}

/** Opens a database with every table and no row. */
export const openEmptyTestDatabase = (): Promise<TestDatabase> =>
  openTestDatabase({ name: "schema", sources: [], fill: async () => {} });

async function openEmbeddedCopy(template: Template): Promise<TestDatabase> {
  const file = join(CACHE, `${template.name}-${templateHash(template)}.tar`);
  if (!existsSync(file)) {
    const connection = await openEmbedded({ program: await embeddedProgram() });
    await connection.migrate();
    await template.fill(connection);
    const dump = await connection.embedded?.dumpDataDir("none");
    await connection.close();
    if (!dump) throw new Error("The embedded database gave no dump.");
    mkdirSync(CACHE, { recursive: true });
    // Renamed when whole: another worker may be making the same.
    const part = `${file}.${process.pid}`;
    writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
    renameSync(part, file);
    removeOlder(template.name, file);
  }
  const connection = await openEmbedded({
    loadDataDir: new Blob([readFileSync(file)]),
    program: await embeddedProgram(),
  });
  return { connection, close: () => connection.close() };
}

/** Dumps of a template as it was: other processes may be reading those of the last hours. */
function removeOlder(name: string, newest: string): void {
  for (const entry of readdirSync(CACHE)) {
    const path = join(CACHE, entry);
    if (path === newest || !entry.startsWith(`${name}-`)) continue;
    const madeAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - madeAt > maxAgeMs) rmSync(path, { force: true });
  }
}

const databaseUrl = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Any number: one worker makes templates at a time. */
const TEMPLATE_LOCK = 91_557_203;

async function openPostgresCopy(template: Template, server: string): Promise<TestDatabase> {
  const source = `doorstep_${template.name}_${templateHash(template)}`;
  const copy = `doorstep_test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const known = await admin.query("select 1 from pg_database where datname = $1", [source]);
    if (known.rowCount === 0) {
      const part = `${source}_part`;
      await admin.query(`drop database if exists ${part} with (force)`);
      await admin.query(`create database ${part} template template0 encoding 'UTF8'`);
      const connection = await openPool({ url: databaseUrl(server, part), connections: 4 });
      try {
        await connection.migrate();
        await template.fill(connection);
      } finally {
        await connection.close();
      }
      await admin.query(`alter database ${part} rename to ${source}`);
    }
    await admin.query("select pg_advisory_unlock($1)", [TEMPLATE_LOCK]);
    await admin.query(`create database ${copy} template ${source}`);
  } finally {
    await admin.end();
  }
  const connection = await openPool({ url: databaseUrl(server, copy), connections: 8 });
  return {
    connection,
    close: async () => {
      await connection.close();
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      await client.query(`drop database if exists ${copy} with (force)`);
      await client.end();
    },
  };
}
