/**
 * Of a long list that somebody comes back to the rows around the place where it was left are rendered first; the others
 * have their room kept and follow in pieces. Any other list is rendered whole.
 */
import { startTransition, useEffect, useState } from "react";
import { scrollAnchor } from "@/platform/navigation/scroll-anchor";

/** Rows on either side of the one that was in sight, and in each further piece. */
const around = 16;
const piece = 16;

export interface VisibleRows {
  /** The first row, and the first one after the last. */
  readonly from: number;
  readonly to: number;
}

const all: VisibleRows = { from: 0, to: Number.POSITIVE_INFINITY };

const holdsItsPlace = () => globalThis.CSS?.supports?.("overflow-anchor", "auto") ?? false;

/** The rows around a row's index; all of them when it is -1. */
export function rowsAround(index: number): VisibleRows {
  return index < 0 ? all : { from: Math.max(0, index - around), to: index + around + 1 };
}

/** A piece more at both ends; all rows once it holds `count`. */
export function extendRows({ from, to }: VisibleRows, count: number): VisibleRows {
  const more = { from: Math.max(0, from - piece), to: to + piece };
  return more.from === 0 && more.to >= count ? all : more;
}

/** Which rows are to be rendered now. `hrefOf` is the address that a row's link leads to. */
export function useVisibleRows<Row>(rows: readonly Row[], hrefOf: (row: Row) => string): VisibleRows {
  const [inSight, setInSight] = useState(() => {
    // Rooms are not exactly as high as rows: where the browser does not hold the page in its place, it would jump.
    const href = holdsItsPlace() ? scrollAnchor() : null;
    return rowsAround(href === null ? -1 : rows.findIndex((row) => hrefOf(row) === href));
  });
  const count = rows.length;
  useEffect(() => {
    if (inSight === all) return;
    // After what is there has been painted.
    const frame = requestAnimationFrame(() => startTransition(() => setInSight(extendRows(inSight, count))));
    return () => cancelAnimationFrame(frame);
  }, [inSight, count]);
  return inSight;
}
