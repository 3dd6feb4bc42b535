import { useCallback } from "react";
import type { Store } from "@/contract";
import { useOpeningText, useStoreClosing } from "@/features/items";
import { useShopClock } from "@/platform/format/shop-now";
import { nextStoreOpening } from "./next-store-opening";

/** "Opens tomorrow at 9:00 AM" for a store outside its hours; null otherwise. */
export function useNextOpening(store: Store): string | null {
  const text = useOpeningText();
  const closing = useStoreClosing(store);
  const closed = closing === "store.closedNow";
  // As text, so that only another opening time renders again.
  const opening = useShopClock(
    useCallback(
      (now) => {
        const next = closed && now !== null ? nextStoreOpening(store, now) : null;
        return next === null ? null : JSON.stringify(next);
      },
      [store, closed],
    ),
  );
  return opening === null ? null : text(JSON.parse(opening) as Parameters<typeof text>[0]);
}
