/** The filters of the list of all stores in the address. */
import type { AllStoresFilter } from "./api/get-store-list";

const storeTypes: readonly string[] = ["all", "newly_joined", "popular", "top_rated"];
/** Both spellings of the specification are accepted; the first of each is sent. */
const deliveries: Record<string, AllStoresFilter["delivery"]> = {
  all: "all",
  delivery: "delivery",
  home: "delivery",
  take_away: "take_away",
  takeaway: "take_away",
};

export function storeFilterOf(query: URLSearchParams): AllStoresFilter {
  const type = query.get("store_type") ?? "";
  return {
    store_type: storeTypes.includes(type) ? (type as AllStoresFilter["store_type"]) : "all",
    delivery: deliveries[query.get("delivery") ?? ""] ?? "all",
  };
}

/** The address with other filters; defaults are left out, other parameters stay. */
export function withStoreFilter(query: URLSearchParams, change: Partial<AllStoresFilter>): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === "all") next.delete(name);
    else next.set(name, value);
  }
  return next;
}
