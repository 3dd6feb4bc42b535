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
  /** Keys of records of the files, by kind. */
  known: Map<string, Set<string>>;
  /** Keys of records of the database, by kind; read once, when something first asks. */
  stored: Map<string, Set<string>>;
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

/** All keys that the database has of a kind. */
export async function storedKeys({ tx, stored }: Reader, kind: Kind): Promise<ReadonlySet<string>> {
  const read = stored.get(kind.name);
  if (read) return read;
  const keys = new Set<string>();
  if (kind.rows) {
    const { keySql, table } = kind.rows;
    const rows = rowsOf<{ key: string }>(
      await tx.execute(sql.raw(`select ${keySql} as key from ${table} t`)),
    );
    for (const { key } of rows) keys.add(key);
  }
  stored.set(kind.name, keys);
  return keys;
}

/** References of a row that lead to no record of the files read so far; an add-on of an item is one of the item's store. */
export function unknownReferences(
  { known }: Pick<Reader, "known">,
  kind: Kind,
  file: string,
  row: ReadRow,
): Reference[] {
  const unknown: Reference[] = [];
  for (const [column, refersTo] of referringColumns(kind)) {
    const value = row.values[column];
    if (value === null || value === undefined) continue;
    const keys = keysIn(known, refersTo);
    for (const part of Array.isArray(value) ? value : [value]) {
      const key = refersTo === "add-ons" ? `${row.values.store}/${part}` : String(part);
      if (!keys.has(key)) unknown.push({ file, line: row.line, column, kind: refersTo, key });
    }
  }
  return unknown;
}

const columnsOfKinds = new Map<Kind, readonly [column: string, refersTo: ReferredKind][]>();

/** Columns of a kind that name records of others. */
function referringColumns(kind: Kind): readonly [column: string, refersTo: ReferredKind][] {
  const found = columnsOfKinds.get(kind);
  if (found) return found;
  const columns = Object.entries(kind.fields).flatMap(([column, { refersTo }]): [string, ReferredKind][] =>
    kind.name === "items" && column === "add_ons"
      ? [[column, "add-ons"]]
      : refersTo === null
        ? []
        : [[column, refersTo]],
  );
  columnsOfKinds.set(kind, columns);
  return columns;
}

/** Names every reference of a batch that leads nowhere; returns the lines of rows that have one. */
export async function checkReferences(
  reader: Reader,
  references: readonly Reference[],
): Promise<Set<number>> {
  const bad = new Set<number>();
  for (const name of new Set(references.map(({ kind }) => kind))) {
    const kind = kindOf(name);
    // Rows of the same batch may have brought it since.
    const set = keysIn(reader.known, name);
    const unknown = references.filter((reference) => reference.kind === name && !set.has(reference.key));
    if (!kind || unknown.length === 0) continue;
    const stored = await storedKeys(reader, kind);
    for (const { file, line, column, key } of unknown) {
      if (stored.has(key)) continue;
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
