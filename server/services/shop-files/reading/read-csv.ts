/** Rows of a table of text as they stand there, each with its line; what is wrong with the form of the text is named. */
import { Readable } from "node:stream";
import { CsvError, type Options, type Parser, parse } from "csv-parse";
import type { Problems } from "../problems";
import { decodedText, type Encoding } from "./decode-text";

/** A row of a table. */
export interface CellRow {
  /** Where it begins, from 1. */
  line: number;
  cells: readonly string[];
}

/** Signs between cells. */
export const cellSigns = [",", ";", "\t"] as const;

/** The longest row, in letters. */
const maxRowLength = 1_000_000;

/** Line ends of a cell; more of them than any description has. */
const maxLineEnds = 200;

/** Narrow tables have prose with as many commas as they have columns. */
const wideTable = 6;

/** Most cells have none, and looking is faster than counting. */
const hasLineEnd = (text: string): boolean => text.includes("\n") || text.includes("\r");

/** Counted here: the parser takes a carriage return and a line feed within a cell for two. */
const lineEndsOf = (text: string): number =>
  hasLineEnd(text) ? (text.match(/\r\n|\r|\n/g)?.length ?? 0) : 0;

/** The damage of a forgotten quotation mark to a row, with its line; null without a sign of one. */
function swallowed(
  { line, cells }: CellRow,
  sign: string,
  columns: number,
): { line: number; message: string } | null {
  let at = line;
  if (!cells.some(hasLineEnd)) return null;
  for (const cell of cells) {
    const lineEnds = lineEndsOf(cell);
    const holdsRows = columns >= wideTable && cell.split(sign).length - 1 >= (columns - 1) * lineEnds;
    if (lineEnds > maxLineEnds || (lineEnds > 0 && holdsRows)) {
      return {
        line: at,
        message: `has a cell that goes on for ${lineEnds} lines${holdsRows ? ", which look like rows" : ""}: a quotation mark that begins it is not closed, or is a letter of the text and has to be written twice`,
      };
    }
    at += lineEnds;
  }
  return null;
}

interface Form {
  sign: string;
  encoding: Encoding;
}

function openParser(path: string, { sign, encoding }: Form, more: Options = {}): Parser {
  return Readable.from(decodedText(path, encoding)).pipe(
    parse({
      delimiter: sign,
      relax_column_count: true,
      max_record_size: maxRowLength,
      record_delimiter: ["\r\n", "\n", "\r"],
      bom: true,
      ...more,
    }),
  );
}

const lineEndsIn = (cells: readonly string[]): number =>
  cells.some(hasLineEnd) ? cells.reduce((sum, cell) => sum + lineEndsOf(cell), 0) : 0;

/**
 * The line of the row that cannot be parsed. Rows before it may not be handed on, so they are counted while they are parsed, which
 * costs a tenth of the reading: only where there is a mistake, by reading once more.
 */
async function lineOfMistake(path: string, form: Form): Promise<number> {
  let next = 1;
  const count = (cells: string[]) => {
    next += 1 + lineEndsIn(cells);
    return null;
  };
  await openParser(path, form, { on_record: count })
    .resume()
    .toArray()
    .catch(() => {});
  return next;
}

/** Opens a table. The first row is the head; a row that swallowed others is named and left out. */
export async function* readCells(
  path: string,
  name: string,
  { problems, sign, encoding }: { problems: Problems; sign: string; encoding: Encoding },
): AsyncGenerator<CellRow, undefined> {
  const say = (line: number | null, message: string) =>
    problems.add({ file: name, line, column: null, value: null, message });
  let next = 1;
  let columns = 0;
  try {
    for await (const cells of openParser(path, { sign, encoding }) as AsyncIterable<string[]>) {
      const row = { line: next, cells };
      next += 1 + lineEndsIn(cells);
      if (row.cells.length === 1 && row.cells[0] === "") continue;
      if (columns === 0) columns = row.cells.length;
      const problem = swallowed(row, sign, columns);
      if (problem) say(problem.line, problem.message);
      else yield row;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    say(await lineOfMistake(path, { sign, encoding }), tableProblem(error.code));
  }
}

const tableProblems: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "a quotation mark of this row is not closed: everything behind it would be one cell",
  INVALID_OPENING_QUOTE:
    "a quotation mark stands within a cell: write it twice and put the whole cell into quotation marks",
  CSV_INVALID_CLOSING_QUOTE: "a quotation mark ends in the middle of a cell: write it twice",
  CSV_MAX_RECORD_SIZE: "a row has more than a million letters: perhaps a quotation mark is not closed",
};

const tableProblem = (code: string): string =>
  `${tableProblems[code] ?? `cannot be read as a table (${code})`}. What stands behind it was not looked at.`;
