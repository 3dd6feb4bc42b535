// @chunk home-more

import { useCallback } from "react";
import type { Store } from "@/contract";
import { isStoreOpen } from "@/domain/opening-hours";
import { useShopClock } from "@/platform/format/shop-now";

/** The stores in their order, those that are closed now behind the others. */
export function useOpenFirst(stores: readonly Store[]): readonly Store[] {
  // As text, so that only another store's opening or closing renders again.
  const marks = useShopClock(
    useCallback(
      (now) => stores.map((store) => (store.active && isStoreOpen(store, now) ? "1" : "0")).join(""),
      [stores],
    ),
  );
  return [
    ...stores.filter((_, index) => marks[index] === "1"),
    ...stores.filter((_, index) => marks[index] !== "1"),
  ];
}
