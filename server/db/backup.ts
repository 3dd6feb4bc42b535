/** Backup and restore: logical, from one snapshot, the same file for both databases. */
import { renameSync, rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import { StartError } from "../core/errors";
import { type BackupRow, checkBackupFile, readBackupRows, writeBackupFile } from "./backup-file";
import type { Database, Transaction } from "./database";
import { schemaVersion } from "./migrate";
import { rowsOf } from "./rows";
import { withRulesAside } from "./rules-aside";

const BATCH = 500;
/** The dictionary of the search, which the database itself writes from the names that are brought back. */
const DERIVED = "search_words";
/** Rows of the counters of ids, which no table holds. */
const SEQUENCES = "#sequences";

interface Sequence {
  table: string;
  column: string;
  value: number;
}

/** Words that the migrations themselves bring. */
const OF_MIGRATIONS = "search_plain_words";

/** Tables with what they refer to before them; what migrations write themselves is no data. */
async function tablesInOrder(tx: Transaction): Promise<string[]> {
  const tables = rowsOf<{ name: string }>(
    await tx.execute(sql`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and c.relname not in ('migrations', ${OF_MIGRATIONS}) order by c.relname`),
  ).map((row) => row.name);
  const references = rowsOf<{ child: string; parent: string }>(
    await tx.execute(sql`
      select child.relname as child, parent.relname as parent from pg_constraint
      join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
      join pg_namespace n on n.oid = child.relnamespace
      where contype = 'f' and n.nspname = 'public' and conrelid <> confrelid`),
  );
  const ordered: string[] = [];
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      (table) =>
        !ordered.includes(table) &&
        references.every(({ child, parent }) => child !== table || ordered.includes(parent)),
    );
    if (ready.length === 0) throw new Error("The tables refer to each other in a circle.");
    ordered.push(...ready);
  }
  return ordered;
}

async function sequencesOf(tx: Transaction): Promise<Sequence[]> {
  const columns = rowsOf<{ table: string; column: string; sequence: string }>(
    await tx.execute(sql`
      select table_name as table, column_name as column,
        pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
      from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES' order by table_name, column_name`),
  );
  const sequences: Sequence[] = [];
  for (const { table, column, sequence } of columns) {
    const [row] = rowsOf<{ value: number }>(
      await tx.execute(sql`select last_value - (not is_called)::int as value from ${sql.raw(sequence)}`),
    );
    if (row) sequences.push({ table, column, value: Number(row.value) });
  }
  return sequences;
}

async function writeTable(tx: Transaction, table: string, write: (row: BackupRow) => Promise<void>) {
  const name = sql.identifier(table);
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select row_to_json(${name})::text as json from ${name}`,
  );
  for (;;) {
    const rows = rowsOf<{ json: string }>(
      await tx.execute(sql.raw(`fetch forward ${BATCH} from backup_rows`)),
    );
    for (const { json } of rows) await write({ table, json });
    if (rows.length < BATCH) break;
  }
  await tx.execute(sql`close backup_rows`);
}

/** Writes everything of one moment to a new file; returns the number of rows. Refuses to overwrite. */
export async function backUp(database: Database, path: string, now: Date): Promise<number> {
  const part = `${path}.part-${process.pid}`;
  try {
    const count = await database.transaction(
      async (tx) => {
        await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
        await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`);
        return writeBackupFile(part, schemaVersion(), now, async (write) => {
          for (const table of await tablesInOrder(tx)) {
            if (table !== DERIVED) await writeTable(tx, table, write);
          }
          for (const sequence of await sequencesOf(tx)) {
            await write({ table: SEQUENCES, json: JSON.stringify(sequence) });
          }
        });
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    renameSync(part, path);
    return count;
  } catch (error) {
    rmSync(part, { force: true });
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "EACCES" || code === "ENOSPC" || code === "EROFS") {
      throw new StartError(`The backup cannot be written to ${path} (${code}).`);
    }
    throw error;
  }
}

/**
 * Replaces everything by a backup, in one transaction: whatever goes wrong leaves the data as it was. Waiting jobs are
 * deleted, because they refer to what is gone. Returns the number of rows.
 */
export async function restore(database: Database, path: string): Promise<number> {
  const header = await checkBackupFile(path);
  const mine = schemaVersion();
  if (header.schemaHash !== mine.hash) {
    throw new StartError(
      `The backup ${path} belongs to another version of the database (${header.schema}). Nothing was changed.`,
    );
  }
  return database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`);
    await tx.execute(sql`set constraints all deferred`);
    // Balances come back together with the movements that made them.
    await tx.execute(sql`select set_config('doorstep.restoring', 'on', true)`);
    const tables = await tablesInOrder(tx);
    await tx.execute(
      sql`truncate ${sql.join(
        tables.map((table) => sql.identifier(table)),
        sql`, `,
      )}`,
    );
    let count = 0;
    let batch: BackupRow[] = [];
    const flush = async () => {
      const table = batch[0]?.table;
      if (table === undefined) return;
      if (table === SEQUENCES) await setSequences(tx, batch);
      else if (!tables.includes(table)) throw new StartError(`The backup names an unknown table ${table}.`);
      else {
        const name = sql.identifier(table);
        await tx.execute(
          sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${batch
            .map((row) => row.json)
            .join(",")}]`}::json)`,
        );
      }
      count += batch.length;
      batch = [];
    };
    // Rows from before a rule are as much worth as they were.
    await withRulesAside(tx, async () => {
      for await (const row of readBackupRows(path)) {
        if (batch.length >= BATCH || (batch[0] && batch[0].table !== row.table)) await flush();
        batch.push(row);
      }
      await flush();
    });
    const [boss] = rowsOf<{ there: boolean }>(
      await tx.execute(sql`select to_regclass('pgboss.job') is not null as there`),
    );
    if (boss?.there) await tx.execute(sql`delete from pgboss.job`);
    return count;
  });
}

async function setSequences(tx: Transaction, rows: readonly BackupRow[]): Promise<void> {
  for (const row of rows) {
    const { table, column, value } = JSON.parse(row.json) as Sequence;
    await tx.execute(sql`
      select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}),
        greatest(${value}::bigint, 1), ${value}::bigint > 0)`);
  }
}
