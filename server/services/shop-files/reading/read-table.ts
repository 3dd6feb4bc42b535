/** Tables of text: comma, semicolon or tab between cells. */
import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { Problems } from "../problems";
import { decodedText, detectEncoding, type Encoding } from "./decode-text";

/** A record of a file before anything is checked: its cells by column, without empty ones. */
export interface RawRow {
  line: number;
  cells: Readonly<Record<string, unknown>>;
}

/** Head of a file. */
export interface RawHead {
  columns: readonly string[];
  /** Said in the report where it is not UTF-8. */
  encoding: Encoding | null;
}

export interface RawFile {
  head: RawHead;
  rows: AsyncIterable<RawRow>;
}

const signs = [",", ";", "\t"] as const;

/** The longest row, in letters. */
const maxRowLength = 1_000_000;

/** The sign that cuts the head into the most columns that are known. */
function signOf(head: string, isKnown: (column: string) => boolean): string {
  const known = (sign: string) => head.split(sign).filter((cell) => isKnown(columnName(cell))).length;
  const parts = (sign: string) => head.split(sign).length;
  return [...signs].sort((a, b) => known(b) - known(a) || parts(b) - parts(a))[0] ?? ",";
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
const escapedFormula = /^'(?=['=+@\t\r-])/;

async function firstLine(path: string, encoding: Encoding): Promise<string> {
  let text = "";
  for await (const piece of decodedText(path, encoding)) {
    text += piece;
    if (/[\r\n]/.test(text.trimStart()) || text.length > maxRowLength) break;
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
  const parser = Readable.from(decodedText(path, encoding)).pipe(
    parse({
      delimiter: signOf(head, isKnown),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: maxRowLength,
      record_delimiter: ["\r\n", "\n", "\r"],
      bom: true,
    }),
  );
  const records = parser[Symbol.asyncIterator]() as AsyncIterator<{
    record: string[];
    info: { lines: number };
  }>;
  const nextRecord = async () => {
    try {
      const { value, done } = await records.next();
      return done ? null : value;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      problems.add({
        file: name,
        line: Number(error.lines) || null,
        column: null,
        value: null,
        message: tableProblem(error.code),
      });
      return null;
    }
  };
  const first = await nextRecord();
  const columns = (first?.record ?? []).map(columnName);
  async function* rows(): AsyncGenerator<RawRow> {
    let line = (first?.info.lines ?? 1) + 1;
    for (let next = await nextRecord(); next !== null; next = await nextRecord()) {
      const { record, info } = next;
      const cells: Record<string, string> = {};
      if (record.length > columns.length && record.slice(columns.length).some((cell) => cell.trim() !== "")) {
        problems.add({
          file: name,
          line,
          column: null,
          value: null,
          message: `has ${record.length} cells, but the head has ${columns.length} columns: a text with the sign between cells needs quotation marks`,
        });
      }
      if (record.length < columns.length) {
        problems.add({
          file: name,
          line,
          column: null,
          value: null,
          message: `has ${record.length} cells, but the head has ${columns.length} columns: what is missing would be emptied`,
        });
      }
      columns.forEach((column, index) => {
        const text = (record[index] ?? "").trim().replace(escapedFormula, "");
        if (text !== "") cells[column] = text;
      });
      if (Object.keys(cells).length > 0) yield { line, cells };
      line = info.lines + 1;
    }
  }
  return { head: { columns, encoding }, rows: rows() };
}

const tableProblems: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "a quotation mark is not closed: everything behind it would be one cell",
  INVALID_OPENING_QUOTE:
    "a quotation mark stands within a cell: write it twice and put the whole cell into quotation marks",
  CSV_INVALID_CLOSING_QUOTE: "a quotation mark ends in the middle of a cell: write it twice",
  CSV_MAX_RECORD_SIZE: "a row has more than a million letters: perhaps a quotation mark is not closed",
};

const tableProblem = (code: string): string =>
  `${tableProblems[code] ?? `cannot be read as a table (${code})`}. What stands behind it was not looked at.`;
