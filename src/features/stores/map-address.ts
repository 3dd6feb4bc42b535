/** The address of the map of stores: which list, and its filters. */
import type { StoreListName } from "./api/get-store-list";

export type StoreListPageName = Extract<StoreListName, "latest" | "popular" | "top-offer">;

const lists: readonly string[] = ["latest", "popular", "top-offer"] satisfies StoreListPageName[];
const kept = ["store_type", "delivery", "store_filter"] as const;

/** The map's query, taken over from the list's; `null` is the list of all stores. */
export function mapQueryOf(address: URLSearchParams, list: StoreListPageName | null): Record<string, string> {
  const values = [["list", list ?? ""], ...kept.map((name) => [name, address.get(name) ?? ""])];
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}

/** The list that an address names; null for all stores. */
export function mapListOf(address: URLSearchParams): StoreListPageName | null {
  const list = address.get("list") ?? "";
  return lists.includes(list) ? (list as StoreListPageName) : null;
}
