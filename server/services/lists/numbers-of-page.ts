/**
 * Which rows a page shows where rows are numbered from 1 without gaps: the newest, number `total`, stands first on page 1.
 * A page is read by its numbers, so that one far behind costs what the first does.
 */
export function numbersOfPage(
  total: number,
  { limit, offset }: { limit: number; offset: number },
): { from: number; to: number } {
  const to = total - (offset - 1) * limit;
  return { from: to - limit + 1, to };
}
