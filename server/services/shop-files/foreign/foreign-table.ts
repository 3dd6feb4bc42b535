/** Tables of other programs: their own names of columns, their cells as texts. */
import type { Problems } from "../problems";
import { detectEncoding, type Encoding } from "../reading/decode-text";
import { readCells } from "../reading/read-csv";
import { countProblem, escapedFormula, firstLine, signOf } from "../reading/read-table";
import { columnKey, ForeignRow, ReadColumns } from "./foreign-row";

/** What a table needs to be opened. */
export interface TableFile {
  path: string;
  name: string;
}

/** Names of columns as the head has them, and the sign between cells. */
export interface TableHead {
  columns: readonly string[];
  sign: string;
  encoding: Encoding;
}

const unquoted = (cell: string): string =>
  cell
    .replace(/^\ufeff/, "")
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .trim();

/** Reads the head of a table. */
export async function readHead({ path }: TableFile, given: Encoding | null): Promise<TableHead> {
  const encoding = given ?? (await detectEncoding(path));
  const head = await firstLine(path, encoding);
  const sign = signOf(head, () => false);
  return { columns: head.split(sign).map(unquoted), sign, encoding };
}

/** A table that was read. */
export interface ForeignTable {
  name: string;
  rows: readonly ForeignRow[];
  columns: ReadColumns;
}

/** Reads the rows; what is wrong with the form of the file goes to `problems`. `mapped` are keys of mapped columns. */
export async function readForeignTable(
  file: TableFile,
  { sign, encoding }: TableHead,
  mapped: Iterable<string>,
  problems: Problems,
): Promise<ForeignTable> {
  const { name } = file;
  const records = readCells(file.path, name, { problems, sign, encoding });
  const { value: first } = await records.next();
  const head = (first?.cells ?? []).map(unquoted);
  const columns = new ReadColumns(mapped);
  const twice = head.find(
    (column, index) =>
      column !== "" && head.findIndex((one) => columnKey(one) === columnKey(column)) !== index,
  );
  if (twice !== undefined)
    problems.add({
      file: name,
      line: first?.line ?? null,
      column: twice,
      value: null,
      message: "stands twice in the head",
    });
  const rows: ForeignRow[] = [];
  for await (const { line, cells } of records) {
    const problem = countProblem(cells, head.length);
    if (problem !== null) {
      problems.add({ file: name, line, column: null, value: null, message: problem });
      continue;
    }
    const texts = head.map((column, index): [string, string] => [
      column,
      (cells[index] ?? "").trim().replace(escapedFormula, ""),
    ]);
    rows.push(new ForeignRow({ file: name, line }, texts, columns));
  }
  return { name, rows, columns };
}
