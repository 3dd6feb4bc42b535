/** Rules of rows (constraints that end in `_rule`), which rows from before them may break. */
import { sql } from "drizzle-orm";
import type { Queryable, Transaction } from "./database";
import { rowsOf } from "./rows";
import { sqlStateOf } from "./transact";

interface Rule {
  /** The name of its table. */
  table: string;
  name: string;
  /** As ALTER TABLE takes it. */
  definition: string;
}

/** Ends in the state of integrity constraints that rows break. */
const isBroken = (error: unknown) => sqlStateOf(error)?.startsWith("23") === true;

/**
 * Does work that writes rows as they were, whatever today's rules say of them. Afterwards each rule holds again: for all rows
 * where it can, else for those that are written from then on.
 */
export async function withRulesAside<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const rules = rowsOf<Rule>(
    await tx.execute(sql`
      select r.relname as "table", c.conname as name, replace(pg_get_constraintdef(c.oid), ' NOT VALID', '') as definition
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.connamespace = 'public'::regnamespace and c.conname like '%\\_rule' order by 1, 2`),
  );
  for (const { table, name } of rules)
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  const result = await work();
  // Tables whose rows are still to be checked cannot be altered.
  await tx.execute(sql`set constraints all immediate`);
  for (const { table, name, definition } of rules) {
    const [of, rule] = [sql.identifier(table), sql.identifier(name)];
    await tx.execute(sql`alter table ${of} add constraint ${rule} ${sql.raw(definition)} not valid`);
    try {
      await tx.transaction((step) => step.execute(sql`alter table ${of} validate constraint ${rule}`));
    } catch (error) {
      if (!isBroken(error)) throw error;
    }
  }
  return result;
}

/** Rows from before a rule that break it: "items 12 soup: items_percent_rule". */
export async function rowsAgainstRules(database: Queryable): Promise<string[]> {
  const rules = rowsOf<Rule>(
    await database.execute(sql`
      select r.relname as "table", c.conname as name, pg_get_expr(c.conbin, c.conrelid) as definition
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.connamespace = 'public'::regnamespace and c.contype = 'c' and c.conname like '%\\_rule' and not c.convalidated
      order by 1, 2`),
  );
  const lines: string[] = [];
  for (const { table, name, definition } of rules) {
    const found = rowsOf<{ row: string }>(
      await database.execute(sql`
        select concat_ws(' ', r.json ->> 'id', r.json ->> 'store_id', r.json ->> 'zone_id', r.json ->> 'module_id',
          coalesce(r.json ->> 'slug', r.json ->> 'key', r.json ->> 'code')) as row
        from (select to_jsonb(t) as json from ${sql.identifier(table)} t where not (${sql.raw(definition)})) r order by 1 limit 20`),
    );
    lines.push(...found.map(({ row }) => `${table} ${row}: ${name}`));
  }
  return lines;
}
