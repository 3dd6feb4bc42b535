/** Whether what the rows of a file refer to is there, in the files or in the shop. */
import { sql } from "drizzle-orm";
import type { Transaction } from "../../db/database";
import { rowsOf } from "../../db/rows";
import type { ReferredKind, ShopRules } from "./fields/field";
import { type Kind, kindOf } from "./kinds";
import type { Problems } from "./problems";
import type { ReadRow } from "./read-row";

/** State of reading a shop's files. */
export interface Reader {
  tx: Transaction;
  rules: ShopRules;
  problems: Problems;
  /** Keys of records, of the files and of the database, by kind. */
  known: Map<string, Set<string>>;
  /** Keys of records with an error, by kind: what refers to them is no error of its own and is not written either. */
  refused: Map<string, Set<string>>;
}

/** A key that a row names. */
export interface Reference {
  file: string;
  line: number;
  column: string;
  kind: ReferredKind;
  key: string;
}

export function keysIn(sets: Map<string, Set<string>>, kind: string): Set<string> {
  const set = sets.get(kind) ?? new Set<string>();
  sets.set(kind, set);
  return set;
}

/** Which of the keys the database has. */
export async function storedKeys(tx: Transaction, kind: Kind, keys: readonly string[]): Promise<string[]> {
  if (!kind.rows || keys.length === 0) return [];
  const { keySql, table } = kind.rows;
  const rows = rowsOf<{ key: string }>(
    await tx.execute(sql`select key from (select ${sql.raw(keySql)} as key from ${sql.raw(table)} t) k
      where key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`),
  );
  return rows.map(({ key }) => key);
}

/** References of a row; an add-on of an item is one of the item's store. */
export function referencesOf(kind: Kind, file: string, row: ReadRow): Reference[] {
  return Object.entries(kind.fields).flatMap(([column, field]): Reference[] => {
    const value = row.values[column];
    const base = { file, line: row.line, column };
    if (kind.name === "items" && column === "add_ons" && Array.isArray(value)) {
      return value.map((key) => ({ ...base, kind: "add-ons", key: `${row.values.store}/${key}` }));
    }
    if (field.refersTo === null || value === null || value === undefined) return [];
    const keys = Array.isArray(value) ? value.map(String) : [String(value)];
    const refersTo = field.refersTo;
    return keys.map((key) => ({ ...base, kind: refersTo, key }));
  });
}

/** Names every reference of a batch that leads nowhere; returns the lines of rows that have one. */
export async function checkReferences(
  reader: Reader,
  references: readonly Reference[],
): Promise<Set<number>> {
  const bad = new Set<number>();
  for (const name of new Set(references.map(({ kind }) => kind))) {
    const kind = kindOf(name);
    const set = keysIn(reader.known, name);
    const unknown = references.filter((reference) => reference.kind === name && !set.has(reference.key));
    if (kind && unknown.length > 0) {
      for (const key of await storedKeys(reader.tx, kind, [...new Set(unknown.map(({ key }) => key))]))
        set.add(key);
    }
    for (const { file, line, column, key } of unknown) {
      if (set.has(key)) continue;
      bad.add(line);
      if (keysIn(reader.refused, name).has(key)) continue;
      reader.problems.add({
        file,
        line,
        column,
        value: key,
        message: `is not among ${name}, neither in the files nor in the shop.`,
      });
    }
  }
  return bad;
}
