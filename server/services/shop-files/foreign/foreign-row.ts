/** A record of another program's file: its cells by the names that the file has for them. */
import type { Problems } from "../problems";

/** Where a record begins. */
export interface RecordPlace {
  file: string;
  /** From 1; null where the file as a whole is meant. */
  line: number | null;
}

/** A value with the name of its column, as the file writes both. */
export interface Cell {
  text: string;
  column: string;
}

/** Names of columns are compared whatever their case and blanks. */
export const columnKey = (name: string): string =>
  name
    .replace(/^\ufeff/, "")
    .trim()
    .replace(/\s+/g, " ")
    .toLowerCase();

/** Columns of a file that hold something, and which of them were read. */
export class ReadColumns {
  readonly #names = new Map<string, string>();
  readonly #read = new Set<string>();
  readonly #mapped: ReadonlySet<string>;

  /** `mapped` are keys of columns of which the operator said what they are. */
  constructor(mapped: Iterable<string> = []) {
    this.#mapped = new Set(mapped);
  }

  /** The operator said what it is: nothing is guessed about it. */
  isMapped(name: string): boolean {
    return this.#mapped.has(columnKey(name));
  }

  /** A column that holds something. */
  note(name: string): void {
    const key = columnKey(name);
    if (!this.#names.has(key)) this.#names.set(key, name);
  }

  /** A column that is read, or left out on purpose. */
  read(name: string): void {
    this.#read.add(columnKey(name));
  }

  /** Names of those that nobody read. */
  unread(): string[] {
    return [...this.#names].filter(([key]) => !this.#read.has(key)).map(([, name]) => name);
  }
}

/** One record. */
export class ForeignRow {
  readonly #cells = new Map<string, Cell>();

  constructor(
    readonly place: RecordPlace,
    cells: Iterable<readonly [column: string, text: string]>,
    readonly columns: ReadColumns,
  ) {
    for (const [column, text] of cells) {
      if (text.trim() === "") continue;
      columns.note(column);
      this.#cells.set(columnKey(column), { column: column.trim(), text: text.trim() });
    }
  }

  /** The cell of a column of which the operator said what it is; null for an empty one. */
  mapped(name: string): Cell | null {
    this.columns.read(name);
    return this.#cells.get(columnKey(name)) ?? null;
  }

  /** The first of these columns with a value, apart from mapped ones; null without one. */
  cell(...names: readonly string[]): Cell | null {
    let found: Cell | null = null;
    for (const name of names) {
      if (this.columns.isMapped(name)) continue;
      this.columns.read(name);
      found ??= this.#cells.get(columnKey(name)) ?? null;
    }
    return found;
  }

  /** Its text; "" without one. */
  text(...names: readonly string[]): string {
    return this.cell(...names)?.text ?? "";
  }

  /** Names of the columns of this record that fit. */
  columnsLike(pattern: RegExp): string[] {
    return [...this.#cells.values()].map(({ column }) => column).filter((column) => pattern.test(column));
  }
}

/** Says what is wrong with a record, or worth to know. */
export type Say = (
  place: RecordPlace,
  cell: Cell | string | null,
  message: string,
  severity?: "error" | "warning",
) => void;

/** Tells `problems`; a cell that is only a name has no value. */
export const sayTo =
  (problems: Problems): Say =>
  (place, cell, message, severity = "error") =>
    problems.add({
      ...place,
      column: typeof cell === "string" ? cell : (cell?.column ?? null),
      value: typeof cell === "string" ? null : (cell?.text ?? null),
      message,
      severity,
    });
