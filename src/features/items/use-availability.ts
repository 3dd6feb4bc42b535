import { useCallback } from "react";
import type { Item, Store } from "@/contract";
import { useShopClock } from "@/platform/format/shop-now";
import { type Availability, itemAvailability, storeClosing } from "./card-rules";

/** Whether an item can be bought at this minute of the shop's clock. */
export function useItemAvailability(item: Item): Availability {
  return useShopClock(useCallback((now) => itemAvailability(item, now), [item]));
}

/** The words over a closed store at this minute of the shop's clock; null while it is open. */
export function useStoreClosing(store: Pick<Store, "active" | "open" | "schedules">) {
  return useShopClock(useCallback((now) => storeClosing(store, now), [store]));
}
