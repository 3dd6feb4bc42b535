// @chunk home-more
/** With more items than this they are laid out in two rows; the specification gives 7 for wide screens. */
export const twoRowsAbove = { phone: 3, tablet: 5, desktop: 7 } as const;

/** The number of rows for `total` items. */
export const rowsOf = (total: number, screen: keyof typeof twoRowsAbove): 1 | 2 =>
  total > twoRowsAbove[screen] ? 2 : 1;

/** Items column by column: the second row begins in the first column. */
export function inColumns<T>(items: readonly T[], rows: number): T[][] {
  const columns: T[][] = [];
  for (let at = 0; at < items.length; at += rows) columns.push(items.slice(at, at + rows));
  return columns;
}
