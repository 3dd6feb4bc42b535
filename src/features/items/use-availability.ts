import { useCallback } from "react";
import type { Item, Store } from "@/contract";
import { isItemStoreOpen } from "@/domain/item-availability";
import { useShopClock } from "@/platform/format/shop-now";
import { type Availability, itemAvailability, storeClosing } from "./card-rules";

/** Whether an item can be bought now, by the shop's clock. */
export function useItemAvailability(item: Item): Availability {
  return useShopClock(useCallback((now) => itemAvailability(item, now), [item]));
}

/** Whether the store of an item takes orders now, by the shop's clock. */
export function useItemStoreOpen(item: Item): boolean {
  return useShopClock(useCallback((now) => isItemStoreOpen(item, now), [item]));
}

/** The text key over a closed store, by the shop's clock; null while it is open. */
export function useStoreClosing(store: Pick<Store, "active" | "open" | "schedules">) {
  return useShopClock(useCallback((now) => storeClosing(store, now), [store]));
}
