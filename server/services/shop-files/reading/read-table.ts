/** Tables of text: comma, semicolon or tab between cells. */
import type { Problems } from "../problems";
import { decodedText, detectEncoding, type Encoding } from "./decode-text";
import { cellSigns, readCells } from "./read-csv";

/** A record of a file before anything is checked: its cells by column, without empty ones. */
export interface RawRow {
  line: number;
  cells: Readonly<Record<string, unknown>>;
}

/** Head of a file. */
export interface RawHead {
  columns: readonly string[];
  /** Named in the report unless it is UTF-8. */
  encoding: Encoding | null;
}

export interface RawFile {
  head: RawHead;
  rows: AsyncIterable<RawRow>;
}

/** The longest head, in letters. */
const maxHeadLength = 1_000_000;

/** The sign that cuts the head into the most columns that are known. */
export function signOf(head: string, isKnown: (column: string) => boolean): string {
  const known = (sign: string) => head.split(sign).filter((cell) => isKnown(columnName(cell))).length;
  const parts = (sign: string) => head.split(sign).length;
  return [...cellSigns].sort((a, b) => known(b) - known(a) || parts(b) - parts(a))[0] ?? ",";
}

/** Heads are read whatever their case and whether words are joined by blanks, hyphens or underscores. */
export const columnName = (cell: string): string => {
  const plain = cell
    .replace(/^\ufeff/, "")
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .trim()
    .toLowerCase();
  const [name = "", ...language] = plain.split(":");
  return [name.trim().replace(/[\s-]+/g, "_"), ...language.map((part) => part.trim())].join(":");
};

/** Spreadsheets run what begins like this; files of ours have an apostrophe before it. */
export const escapedFormula = /^'(?=['=+@\t\r-])/;

/** The first line of a file that is not empty. */
export async function firstLine(path: string, encoding: Encoding): Promise<string> {
  let text = "";
  for await (const piece of decodedText(path, encoding)) {
    text += piece;
    if (/[\r\n]/.test(text.trimStart()) || text.length > maxHeadLength) break;
  }
  return text.trimStart().split(/[\r\n]/, 1)[0] ?? "";
}

/** Opens a table; what is wrong with its form goes to `problems`. `isKnown` says which columns the kind has. */
export async function readTable(
  path: string,
  name: string,
  {
    problems,
    isKnown,
    encoding: given,
  }: { problems: Problems; isKnown: (column: string) => boolean; encoding: Encoding | null },
): Promise<RawFile> {
  const encoding = given ?? (await detectEncoding(path));
  const head = await firstLine(path, encoding);
  const records = readCells(path, name, {
    problems,
    sign: signOf(head, isKnown),
    encoding,
  });
  const { value: first } = await records.next();
  const columns = (first?.cells ?? []).map(columnName);
  async function* rows(): AsyncGenerator<RawRow> {
    for await (const row of records) {
      const problem = countProblem(row.cells, columns.length);
      if (problem !== null)
        problems.add({ file: name, line: row.line, column: null, value: null, message: problem });
      const cells: Record<string, string> = {};
      columns.forEach((column, index) => {
        const text = (row.cells[index] ?? "").trim().replace(escapedFormula, "");
        if (text !== "") cells[column] = text;
      });
      if (Object.keys(cells).length > 0) yield { line: row.line, cells };
    }
  }
  return { head: { columns, encoding }, rows: rows() };
}

/** The problem of a row's number of cells, or null. */
export function countProblem(cells: readonly string[], columns: number): string | null {
  const has = `has ${cells.length} cells, but the head has ${columns} columns`;
  if (cells.slice(columns).some((cell) => cell.trim() !== ""))
    return `${has}: a text with the sign between cells needs quotation marks`;
  return cells.length < columns ? `${has}: what is missing would be emptied` : null;
}
