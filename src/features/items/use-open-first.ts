// @chunk rows

import { useCallback } from "react";
import type { Item } from "@/contract";
import { useShopClock } from "@/platform/format/shop-now";
import { isSoldOut, itemAvailability } from "./card-rules";

/** One that can be had later alone stays in its row: a fold of one hides more than it orders. */
const minFolded = 2;

/**
 * The items of a row: those that can be bought now, then what is sold out, each in the list's order; `later` is what its store or
 * its own hours do not sell now. A row in which nothing is open is shown whole.
 */
export function useOpenFirst(items: readonly Item[]): {
  readonly open: readonly Item[];
  readonly later: readonly Item[];
} {
  // As text, so that only another opening or closing renders again.
  const marks = useShopClock(
    useCallback(
      (now) =>
        items
          .map((item) => (isSoldOut(item) ? "s" : itemAvailability(item, now) === "now" ? "o" : "l"))
          .join(""),
      [items],
    ),
  );
  const marked = (mark: string) => items.filter((_, index) => marks[index] === mark);
  const open = [...marked("o"), ...marked("s")];
  const later = marked("l");
  return open.length > 0 && later.length >= minFolded
    ? { open, later }
    : { open: [...open, ...later], later: [] };
}
