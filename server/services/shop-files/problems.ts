/** Every problem of a shop's files, each with its place. */

export interface Problem {
  /** Path within the folder, or "" for the shop as a whole. */
  file: string;
  /** From 1, the head of a table being the first line; of JSON, the number of the record. Null for the file as a whole. */
  line: number | null;
  column: string | null;
  /** As it stands in the file, cut to 80 letters. */
  value: string | null;
  message: string;
  /** An error keeps everything from being written; a warning does not. */
  severity: "error" | "warning";
}

const longestValue = 80;

/** Cut, and without what would drive a terminal. */
export const shownValue = (text: string): string => {
  const plain = text.replace(/\p{C}/gu, " ");
  return plain.length > longestValue ? `${plain.slice(0, longestValue)}…` : plain;
};

/** Further ones are counted but not kept: a thousand mistakes are mostly one mistake made a thousand times. */
export const maxKeptProblems = 1000;

/** Where a value stands. */
export type Place = Pick<Problem, "file" | "line" | "column">;

/** Collects problems. */
export class Problems {
  readonly kept: Problem[] = [];
  errors = 0;
  warnings = 0;
  readonly #origins = new Map<string, (line: number, column: string | null) => Place>();

  /** Rows of this file were made from those of others, so their problems name the place where the operator can mend them. */
  tellFrom(file: string, origin: (line: number, column: string | null) => Place): void {
    this.#origins.set(file, origin);
  }

  /** Rows may be made of rows that were made. */
  #originOf(place: Place): Place {
    const origin =
      place.line === null ? undefined : this.#origins.get(place.file)?.(place.line, place.column);
    return origin && origin.file !== place.file ? this.#originOf(origin) : place;
  }

  /** A line as it is told. */
  lineOf(file: string, line: number): string {
    const place = this.#originOf({ file, line, column: null });
    return place.file === file ? String(line) : `${place.line ?? "?"} of ${place.file}`;
  }

  add(problem: Omit<Problem, "severity"> & { severity?: Problem["severity"] }): void {
    const { severity = "error", line, column } = problem;
    const place = this.#originOf({ file: problem.file, line, column });
    if (severity === "error") this.errors += 1;
    else this.warnings += 1;
    if (this.kept.length < maxKeptProblems) {
      this.kept.push({
        ...problem,
        ...place,
        severity,
        value: problem.value === null ? null : shownValue(problem.value),
      });
    }
  }
}

/** "stores.csv, line 4, column phone: "12" must be a phone number …: is a number that no country's plan has". */
export function problemLine({ file, line, column, value, message, severity }: Problem): string {
  const place = [file, line === null ? "" : `line ${line}`, column === null ? "" : `column ${column}`].filter(
    Boolean,
  );
  const subject = value === null ? "" : `"${value}" `;
  return `${severity === "error" ? "ERROR" : "warning"} ${place.join(", ")}${place.length ? ": " : ""}${subject}${message}`;
}
