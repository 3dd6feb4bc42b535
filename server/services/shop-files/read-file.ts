/** One file of a shop: its rows are read, checked, and put where they wait to be written. */
import {
  checkReferences,
  keysIn,
  type Reader,
  type Reference,
  storedKeys,
  unknownReferences,
} from "./check-references";
import type { Kind } from "./kinds";
import type { Problems } from "./problems";
import { columnOf, type FileColumn, keyOf, type ReadRow, readRow } from "./read-row";
import type { Encoding } from "./reading/decode-text";
import type { ShopFile } from "./reading/find-files";
import { readRecords } from "./reading/read-records";
import { type RawFile, readTable } from "./reading/read-table";
import type { WaitingRows } from "./writing/waiting-rows";

/** Rows that are looked up in the database together. */
const batchRows = 1000;

function columnsOf(
  kind: Kind,
  file: string,
  names: readonly string[],
  { rules, problems }: Reader,
): FileColumn[] {
  const columns: FileColumn[] = [];
  const seen = new Set<string>();
  const refuse = (column: string, message: string) =>
    problems.add({ file, line: null, column: column || "(without a name)", value: null, message });
  for (const name of names) {
    const column = columnOf(kind, name, rules);
    // English has two names: with its language and without.
    const meant = "problem" in column ? name : `${column.fieldName}:${column.language ?? ""}`;
    if (seen.has(meant)) refuse(name, "stands twice in the head");
    else if ("problem" in column) refuse(name, column.problem);
    else columns.push(column);
    seen.add(meant);
  }
  return columns;
}

/** A row with its key as others write it. */
interface KeyedRow {
  row: ReadRow;
  reference: string;
  /** Those that no row before it is meant by. */
  references: Reference[];
  /** Required fields that the file does not have. */
  lacking: readonly string[];
  /** Every cell could be read. */
  isGood: boolean;
}

/** Takes the rows of a batch that are good: what they refer to is there, and a new record has all that it needs. */
async function takeBatch(
  reader: Reader,
  kind: Kind,
  file: string,
  batch: readonly KeyedRow[],
  waiting: WaitingRows,
): Promise<void> {
  const bad = await checkReferences(
    reader,
    batch.flatMap(({ references }) => references),
  );
  const partial = batch.filter(({ lacking, isGood }) => isGood && lacking.length > 0);
  const stored = partial.length > 0 ? await storedKeys(reader, kind) : new Set();
  for (const { row, reference, lacking } of partial) {
    if (stored.has(reference)) continue;
    bad.add(row.line);
    reader.problems.add({
      file,
      line: row.line,
      column: lacking[0] ?? null,
      value: null,
      message: `is missing: ${reference || "the record"} is new, and a new record needs ${lacking.join(", ")}.`,
    });
  }
  for (const { row, reference, isGood } of batch) {
    if (isGood && !bad.has(row.line)) {
      await waiting.add(row);
      continue;
    }
    keysIn(reader.known, kind.name).delete(reference);
    keysIn(reader.refused, kind.name).add(reference);
  }
}

/** Opens a file of a kind, in whichever form it is. */
export function openFile(
  file: ShopFile,
  kind: Kind,
  problems: Problems,
  encoding: Encoding | null,
): Promise<RawFile> | RawFile {
  const isKnown = (name: string) => Object.hasOwn(kind.fields, name.split(":")[0] ?? "");
  if (file.form !== "made") {
    return file.form === "table"
      ? readTable(file.path, file.name, { problems, isKnown, encoding })
      : readRecords(file.path, file.name, kind.name, problems);
  }
  const columns = new Set(file.rows.flatMap(({ cells }) => Object.keys(cells)));
  return {
    head: { columns: [...columns], encoding: null },
    rows: (async function* () {
      yield* file.rows;
    })(),
  };
}

/** Reads one file; returns the encoding of a table. */
export async function readShopFile(
  reader: Reader,
  kind: Kind,
  file: ShopFile,
  waiting: WaitingRows,
  encoding: Encoding | null,
): Promise<Encoding | null> {
  const { problems, rules } = reader;
  const raw = await openFile(file, kind, problems, encoding);
  const columns = columnsOf(kind, file.name, raw.head.columns, reader);
  if (raw.head.columns.length === 0) return raw.head.encoding;
  const required = Object.keys(kind.fields).filter((name) => kind.fields[name]?.required);
  const keyless = kind.key.filter(
    (name) => required.includes(name) && !columns.some((column) => column.name === name),
  );
  for (const name of keyless) {
    problems.add({
      file: file.name,
      line: null,
      column: name,
      value: null,
      message: `is missing. It must be ${kind.fields[name]?.allowed}.`,
    });
  }
  if (keyless.length > 0) return raw.head.encoding;
  const lackingOf = (own: readonly FileColumn[]) =>
    required.filter((name) => !own.some((column) => column.name === name));
  const lackingInAll = lackingOf(columns);
  const seen = new Map<string, number>();
  let batch: KeyedRow[] = [];
  for await (const rawRow of raw.rows) {
    // A record of JSON that does not name a field leaves it as it is, like a table without the column.
    const own =
      file.form === "table" ? columns : columns.filter(({ name }) => Object.hasOwn(rawRow.cells, name));
    const { row, isGood } = readRow(file.name, rawRow, own, rules, problems);
    const key = keyOf(kind, row);
    const reference = kind.reference?.(key) ?? key[0] ?? "";
    const isNamed = kind.key.every((name) => !kind.fields[name]?.required || Object.hasOwn(row.values, name));
    const name = key.join("\u0000");
    const before = isNamed ? seen.get(name) : undefined;
    if (before !== undefined) {
      problems.add({
        file: file.name,
        line: row.line,
        column: kind.key.join(", "),
        value: key.filter(Boolean).join(" "),
        message: `stands in line ${problems.lineOf(file.name, before)} already.`,
      });
      continue;
    }
    if (isNamed) seen.set(name, row.line);
    if (kind.rows && isGood) keysIn(reader.known, kind.name).add(reference);
    // A row that cannot be written is looked at to the end, so that all its mistakes are named at once.
    batch.push({
      row,
      reference,
      references: unknownReferences(reader, kind, file.name, row),
      lacking: own === columns ? lackingInAll : lackingOf(own),
      isGood,
    });
    if (batch.length < batchRows) continue;
    await takeBatch(reader, kind, file.name, batch, waiting);
    batch = [];
  }
  await takeBatch(reader, kind, file.name, batch, waiting);
  return raw.head.encoding;
}
