import { useCallback } from "react";
import type { Store } from "@/contract";
import { freeDeliveryBy, freeDeliveryRules } from "@/domain/free-delivery";
import { takesOrderKind } from "@/domain/order-kinds";
import { useConfig } from "@/features/configuration";
import { useDigits } from "@/platform/format";
import { type QuickFilter, storesThatFulfil } from "./quick-filters";

/** `storesThatFulfil` by the operator's settings: a delivery that the card calls free is free for the filter, too. */
export function useStoresThatFulfil(): (
  stores: readonly Store[],
  filters: readonly QuickFilter[],
) => readonly Store[] {
  const config = useConfig();
  const digits = useDigits();
  return useCallback(
    (stores, filters) =>
      storesThatFulfil(
        stores,
        filters,
        (store) =>
          takesOrderKind("delivery", store, config) &&
          (config
            ? freeDeliveryBy(freeDeliveryRules(config, store, digits), 0) !== null
            : store.free_delivery),
      ),
    [config, digits],
  );
}
