/**
 * When a shopper comes back to a long list, the rows around the one they left are rendered first; the others take their
 * space and follow in steps. Any other list is rendered whole.
 */
import { startTransition, useEffect, useState } from "react";
import { scrollAnchor } from "@/platform/navigation/scroll-anchor";

/** Rows on either side of the one they left, and in each further step. */
const initialRows = 16;
const rowsPerStep = 16;

export interface VisibleRows {
  /** The first row, and the first one after the last. */
  readonly from: number;
  readonly to: number;
}

const all: VisibleRows = { from: 0, to: Number.POSITIVE_INFINITY };

const supportsScrollAnchoring = () => globalThis.CSS?.supports?.("overflow-anchor", "auto") ?? false;

/** The rows around a row's index; all of them when it is -1. */
export function rowsAround(index: number): VisibleRows {
  return index < 0 ? all : { from: Math.max(0, index - initialRows), to: index + initialRows + 1 };
}

/** More rows at both ends; all of them once the range covers `count`. */
export function extendRows({ from, to }: VisibleRows, count: number): VisibleRows {
  const more = { from: Math.max(0, from - rowsPerStep), to: to + rowsPerStep };
  return more.from === 0 && more.to >= count ? all : more;
}

/** The rows to render now. `hrefOf` is the address of a row's link. */
export function useVisibleRows<Row>(rows: readonly Row[], hrefOf: (row: Row) => string): VisibleRows {
  const [inSight, setInSight] = useState(() => {
    // The space is not exactly as high as the rows: without scroll anchoring the page would jump.
    const href = supportsScrollAnchoring() ? scrollAnchor() : null;
    return rowsAround(href === null ? -1 : rows.findIndex((row) => hrefOf(row) === href));
  });
  const count = rows.length;
  useEffect(() => {
    if (inSight === all) return;
    // After the first rows have been painted.
    const frame = requestAnimationFrame(() => startTransition(() => setInSight(extendRows(inSight, count))));
    return () => cancelAnimationFrame(frame);
  }, [inSight, count]);
  return inSight;
}
