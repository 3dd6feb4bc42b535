/** Brings a database to the newest schema: SQL files in order, each once, each with its checksum. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { StartError } from "../core/errors";
import { contactsInOneForm } from "./contacts-in-one-form";
import type { Database, Transaction } from "./database";
import { rowsOf } from "./rows";

export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** Beside this file in the sources, beside the bundle or above its chunks when built. */
function migrationsFolder(): string {
  const candidates = ["./migrations", "../migrations", "../db/migrations"].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const folder = candidates.find((path) => existsSync(path));
  if (!folder) throw new StartError("The database's migrations are missing; build the server again.");
  return folder;
}

/** All migrations in order. */
export function readMigrations(folder = migrationsFolder()): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_[\w-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(`${folder}/${name}`, "utf8");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    });
}

/** Name of the newest schema and a hash of all migrations, for backups and templates. */
export function schemaVersion(migrations = readMigrations()): { name: string; hash: string } {
  const hash = createHash("sha256");
  for (const migration of migrations) hash.update(migration.checksum);
  return { name: migrations.at(-1)?.name ?? "none", hash: hash.digest("hex").slice(0, 24) };
}

/** Migration steps that SQL alone cannot do, run in the migration's transaction after its SQL. */
const dataSteps: Readonly<Record<string, (tx: Transaction) => Promise<void>>> = {
  "0045_contacts_in_one_form.sql": contactsInOneForm,
};

/** Any number, but the same in every process: only one migrates at a time. */
const LOCK = 7_216_408_153;

/** Runs what is missing; returns the names. Refuses a database of a newer or changed schema, before touching it. */
export async function migrate(
  database: Database,
  execute: (transaction: unknown, text: string) => Promise<void>,
  migrations = readMigrations(),
): Promise<string[]> {
  return database.transaction(async (tx) => {
    // Rows of a large shop are rewritten as long as it takes, and another process that does so is waited for.
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(sql`
      create table if not exists migrations (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`);
    const applied = rowsOf<{ name: string; checksum: string }>(
      await tx.execute(sql`select name, checksum from migrations order by name`),
    );
    for (const row of applied) {
      const known = migrations.find((migration) => migration.name === row.name);
      if (!known) {
        throw new StartError(`The database is newer than this program: it has the migration ${row.name}.`);
      }
      if (known.checksum !== row.checksum) {
        throw new StartError(`The database was made by a different version of the migration ${row.name}.`);
      }
    }
    const done = new Set(applied.map((row) => row.name));
    const missing = migrations.filter((migration) => !done.has(migration.name));
    for (const migration of missing) {
      await execute(tx, migration.text);
      await dataSteps[migration.name]?.(tx);
      await tx.execute(
        sql`insert into migrations (name, checksum) values (${migration.name}, ${migration.checksum})`,
      );
    }
    return missing.map((migration) => migration.name);
  });
}
