/** Rows that wait become rows of the database: new ones are added, different ones changed, equal ones left. */
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../db/database";
import { rowsOf } from "../../../db/rows";
import type { Kind } from "../kinds";
import type { Column, TableRows } from "../kinds/kind";
import { madeTable } from "./made-columns";
import { type WaitingRows, waitingTable } from "./waiting-rows";

export interface Counts {
  added: number;
  changed: number;
  left: number;
  /** Switched off or deleted, because no file names them. */
  pruned: number;
}

const countOf = async (tx: Transaction, statement: string): Promise<number> => {
  const [row] = rowsOf<{ count: number }>(await tx.execute(sql.raw(statement)));
  return Number(row?.count ?? 0);
};

/** Counts what a statement returns. */
const counting = (statement: string) =>
  `with done as (${statement} returning 1) select count(*)::int as count from done`;

type Given = WaitingRows["given"][number];

/** Translations of a row under the names of the table, with those English texts that have no column. */
function translationsSql(
  { translationKeys = {}, onlyInTranslations = [] }: TableRows,
  { fields, translated }: Given,
): string {
  const renamed = Object.entries(translationKeys)
    .filter(([field]) => translated.has(field))
    .map(([field, key]) => `'${field}', '${key}'`);
  const english = onlyInTranslations.filter((name) => fields.has(name)).map((name) => `'${name}', r.${name}`);
  const given = "coalesce(r.translations, '{}')";
  const own =
    renamed.length === 0
      ? given
      : `renamed_translations(${given}, jsonb_build_object(${renamed.join(", ")}))`;
  return english.length === 0
    ? own
    : `${own} || jsonb_build_object('en', jsonb_build_object(${english.join(", ")}))`;
}

/** SQL of stored translations with those of a row; most are in them already, and merging takes longer than looking. */
const mergedSql = (stored: string, written: string): string =>
  `case when ${stored} @> (${written}) and (${written}) = jsonb_strip_nulls(${written}) then ${stored}
     else merged_translations(${stored}, ${written}) end`;

/** SQL of the translations of a new row. */
const firstTranslationsSql = (written: string): string =>
  `case when (${written}) = jsonb_strip_nulls(${written}) then ${written} else merged_translations('{}', ${written}) end`;

/** SQL of a new row's column that a file of another kind makes; `value` is what it is without. */
function madeSql({ made }: TableRows, name: string, value: string, present: ReadonlySet<string>): string {
  const kind = made?.columns[name];
  if (!made || kind === undefined || !present.has(kind)) return value;
  return `coalesce((select m.${name} from ${madeTable({ name: kind })} m where m.item = ${made.key}), ${value})`;
}

const scopeOf = ({ scope = "true" }: TableRows) => `(${scope})`;

const isGiven = (column: Column, { fields }: Given) => column.fields.some((name) => fields.has(name));

const compared = (value: string, column: Column) => (column.asText ? `(${value})::text` : value);

async function mergeGiven(
  tx: Transaction,
  kind: Kind,
  rows: TableRows,
  { given, place, made }: { given: Given; place: number; made: ReadonlySet<string> },
) {
  const waiting = waitingTable(kind);
  const translated = Object.values(kind.fields).some((field) => field.translated);
  const translations = translated ? translationsSql(rows, given) : null;
  const hasTranslations =
    given.translated.size > 0 || (rows.onlyInTranslations ?? []).some((name) => given.fields.has(name));
  // What is made of the key alone is the same in a row of that key.
  const isOfKey = ({ fields }: Column) => fields.every((name) => kind.key.includes(name));
  const changed = Object.entries(rows.columns)
    .filter(([, column]) => isGiven(column, given) && !isOfKey(column))
    .map(([name, column]) => {
      const value = column.keepsWhenEmpty
        ? `case when ${column.fields.map((field) => `r.${field} is null`).join(" and ")} then t.${name} else ${column.sql} end`
        : (column.sqlOfExisting ?? column.sql);
      return { name, value, column };
    });
  if (translations !== null && hasTranslations) {
    changed.push({
      name: "translations",
      value: mergedSql("t.translations", translations),
      column: { fields: [], sql: "", otherwise: "" },
    });
  }
  const differs = `(${changed.map(({ name, column }) => compared(`t.${name}`, column)).join(", ")})
    is distinct from (${changed.map(({ value, column }) => compared(value, column)).join(", ")})`;
  const statement = `update ${rows.table} t set ${changed.map(({ name, value }) => `${name} = ${value}`).join(", ")}
      from ${waiting} r where r.given = ${place} and ${rows.match} and ${scopeOf(rows)} and ${differs}`;
  const update = changed.length === 0 ? 0 : await countOf(tx, counting(statement));
  const entries = Object.entries(rows.columns);
  const names = entries.map(([name]) => name);
  const values = entries.map(([name, column]) =>
    madeSql(rows, name, isGiven(column, given) ? column.sql : column.otherwise, made),
  );
  if (translations !== null) {
    names.push("translations");
    values.push(firstTranslationsSql(translations));
  }
  const insert = await countOf(
    tx,
    counting(`insert into ${rows.table} (${names.join(", ")}) select ${values.join(", ")} from ${waiting} r
      where r.given = ${place} and not exists (select 1 from ${rows.table} t where ${rows.match}) order by r.line`),
  );
  for (const { fields, set, differs: unlike } of rows.afterwards ?? []) {
    if (fields.length > 0 && !fields.some((name) => given.fields.has(name))) continue;
    await tx.execute(
      sql.raw(
        `update ${rows.table} t set ${set} from ${waiting} r where r.given = ${place} and ${rows.match} and ${unlike}`,
      ),
    );
  }
  for (const { fields, statement } of rows.follow ?? []) {
    if (fields.some((name) => given.fields.has(name)))
      await tx.execute(sql.raw(statement.replaceAll("{rows}", waiting)));
  }
  let linked = 0;
  for (const { field, remove, add } of rows.links ?? []) {
    if (!given.fields.has(field)) continue;
    const of = (statement: string) =>
      statement.replaceAll("{rows}", `(select * from ${waiting} where given = ${place})`);
    linked += await countOf(tx, counting(of(remove)));
    linked += await countOf(tx, counting(of(add)));
  }
  return { insert, update, linked };
}

/**
 * Merges the rows of one kind; `made` are the names of kinds that have made columns of others. Throws what the database refuses.
 */
export async function mergeRows(
  tx: Transaction,
  kind: Kind,
  waiting: WaitingRows,
  made: ReadonlySet<string>,
): Promise<Counts> {
  const counts: Counts = { added: 0, changed: 0, left: 0, pruned: 0 };
  if (kind.parts) {
    for (const statement of kind.parts.merge(waitingTable(kind), madeTable(kind))) {
      counts.changed += rowsOf(await tx.execute(sql.raw(`${statement} returning 1`))).length;
    }
    // New records were written with what was made for them.
    if (made.has(kind.name))
      counts.changed += await countOf(tx, `select count(*) from ${madeTable(kind)} where is_new`);
    counts.left = Math.max(0, waiting.count - counts.changed);
    return counts;
  }
  const { rows } = kind;
  if (!rows) return counts;
  for (const [place, given] of waiting.given.entries()) {
    const { insert, update, linked } = await mergeGiven(tx, kind, rows, { given, place, made });
    counts.added += insert;
    counts.changed += update > 0 || insert > 0 ? update : Math.min(linked, waiting.count);
  }
  counts.left = Math.max(0, waiting.count - counts.added - counts.changed);
  return counts;
}

/** Switches off or deletes what no file names; returns how many. */
export async function pruneRows(tx: Transaction, kind: Kind): Promise<number> {
  const { rows } = kind;
  if (!rows || rows.prune === "keep") return 0;
  const unnamed = `${scopeOf(rows)} and not exists (select 1 from ${waitingTable(kind)} r where ${rows.match})`;
  if (rows.prune === "delete") {
    return countOf(tx, counting(`delete from ${rows.table} t where ${unnamed}`));
  }
  const [column = ""] = rows.prune.set.split(" ");
  return countOf(
    tx,
    counting(`update ${rows.table} t set ${rows.prune.set} where t.${column} and ${unnamed}`),
  );
}
