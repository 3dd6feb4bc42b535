// @chunk home-more
/** Items of a condition above which they lie in two rows, by the width of the screen: the specification names 7 for wide ones. */
export const twoRowsAbove = { phone: 3, tablet: 5, desktop: 7 } as const;

/** In how many rows `total` items lie. */
export const rowsOf = (total: number, screen: keyof typeof twoRowsAbove): 1 | 2 =>
  total > twoRowsAbove[screen] ? 2 : 1;

/** Items column by column: the second row begins in the first column. */
export function inColumns<T>(items: readonly T[], rows: number): T[][] {
  const columns: T[][] = [];
  for (let at = 0; at < items.length; at += rows) columns.push(items.slice(at, at + rows));
  return columns;
}
