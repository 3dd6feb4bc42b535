/** Rows with JSON that an operator wrote: what is malformed is left out and named in the log, and takes no list down. */
import type { ColumnReader } from "./read-json";

/** Columns that were logged already, as "items 12 option_groups", so that a list does not fill the log. */
const named = new Set<string>();
/** More would be another fault than somebody's typing mistake. */
const maxNamed = 5_000;

/** Names a malformed column once, until it has been whole again. */
function nameMalformed(place: string): void {
  if (named.has(place) || named.size >= maxNamed) return;
  named.add(place);
  console.error(`Malformed JSON in the database is left out: ${place}. It is named once; mend it by SQL.`);
}

/** Replaces columns of a row by what can be read of them. The readers are in a fixed table a kind of row. */
export function readColumns<Row extends { id: number }>(
  table: string,
  row: Row,
  readers: { readonly [Column in keyof Row]?: ColumnReader<Row[Column]> },
): Row {
  for (const column of Object.keys(readers) as (keyof Row & string)[]) {
    let whole = true;
    const place = `${table} ${row.id} ${column}`;
    row[column] = (readers[column] as ColumnReader<Row[typeof column]>)(row[column], () => {
      whole = false;
    });
    if (whole) named.delete(place);
    else nameMalformed(place);
  }
  return row;
}
