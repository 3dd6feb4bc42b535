/** Rows of a raw `execute`, whose result both drivers give as `{rows}`. The caller names the shape that its SQL has. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}
