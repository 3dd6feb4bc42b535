/** Rows of our kinds that were made from records of other programs. */
import type { Problems } from "../problems";
import type { MadeFile } from "../reading/find-files";
import type { Cell, RecordPlace } from "./foreign-row";

/** A row that is being made. */
export class MadeRow {
  readonly cells: Record<string, unknown> = {};
  /** Columns of the other program by the field that was made of them. */
  readonly columns: Record<string, string> = {};

  constructor(readonly place: RecordPlace) {}

  /** A value of the shop's own, which stands in no column. */
  set(field: string, value: unknown): this {
    this.cells[field] = value;
    return this;
  }

  /** A value of a cell; an empty one leaves the field as it is. */
  put(field: string, cell: Cell | null | undefined, value: unknown = cell?.text): this {
    if (!cell || value === "") return this;
    this.cells[field] = value;
    this.columns[field] = cell.column;
    return this;
  }
}

/** Collects rows by their kind. */
export class MadeRows {
  readonly #rows = new Map<string, MadeRow[]>();

  add(kind: string, row: MadeRow): void {
    const rows = this.#rows.get(kind);
    if (rows) rows.push(row);
    else this.#rows.set(kind, [row]);
  }

  /** Puts rows in front of those of their kind. */
  putBefore(kind: string, rows: readonly MadeRow[]): void {
    this.#rows.set(kind, [...rows, ...(this.#rows.get(kind) ?? [])]);
  }

  count(kind: string): number {
    return this.#rows.get(kind)?.length ?? 0;
  }

  /** The rows as files of their kinds; problems name the original records. */
  files(problems: Problems): (MadeFile & { kind: string })[] {
    return [...this.#rows].map(([kind, rows]) => {
      const sources = [...new Set(rows.map(({ place }) => place.file))];
      const name = `${kind} of ${sources.join(", ")}`;
      problems.tellFrom(name, (line, column) => {
        const { place, columns } = rows[line - 1] ?? {};
        const fields = column?.split(", ") ?? [];
        return {
          file: place?.file ?? name,
          line: place ? place.line : null,
          column: column && [...new Set(fields.map((field) => columns?.[field] ?? field))].join(", "),
        };
      });
      return {
        kind,
        name,
        form: "made",
        rows: rows.map(({ cells }, index) => ({ line: index + 1, cells })),
      };
    });
  }
}
