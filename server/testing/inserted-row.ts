/** The row that an insertion of one row returned. */
export function insertedRow<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("Nothing was inserted.");
  return row;
}
