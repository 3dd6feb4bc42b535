/** Quick filters for lists of stores: open now, soon there, delivered for nothing. */
import type { Store } from "@/contract";

/** Words of the `filter` parameter. */
export const quickFilters = ["currently_open", "fast_delivery", "free_delivery"] as const;
export type QuickFilter = (typeof quickFilters)[number];

/** A fast store's longest delivery time, minutes. */
const fastMinutes = 30;
const addressName = "store_filter";

/** The filters that an address names, in the order of `quickFilters`. */
export function quickFiltersOf(query: URLSearchParams): QuickFilter[] {
  const named = (query.get(addressName) ?? "").split(",");
  return quickFilters.filter((filter) => named.includes(filter));
}

/** The address with a filter switched on or off; other parameters stay. */
export function withQuickFilter(query: URLSearchParams, filter: QuickFilter): URLSearchParams {
  const before = quickFiltersOf(query);
  const after = before.includes(filter) ? before.filter((other) => other !== filter) : [...before, filter];
  const next = new URLSearchParams(query);
  if (after.length === 0) next.delete(addressName);
  else next.set(addressName, after.join(","));
  return next;
}

/**
 * The stores that fulfil all filters: a backend that does not know a filter sends the others, too. `deliversForFree` knows
 * what the operator pays for.
 */
export function storesThatFulfil(
  stores: readonly Store[],
  filters: readonly QuickFilter[],
  deliversForFree: (store: Store) => boolean,
): readonly Store[] {
  const fulfils: Record<QuickFilter, (store: Store) => boolean> = {
    currently_open: (store) => store.active && store.open === 1,
    fast_delivery: (store) => store.max_delivery_time > 0 && store.max_delivery_time <= fastMinutes,
    free_delivery: deliversForFree,
  };
  return filters.length === 0
    ? stores
    : stores.filter((store) => filters.every((filter) => fulfils[filter](store)));
}
