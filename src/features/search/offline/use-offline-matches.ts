// @chunk listing
import { queryOptions } from "@tanstack/react-query";
import { type ShopScope, scopeKey } from "@/platform/http/shop-scope";
import { useQuery } from "@/platform/query";

/** Stored rows that match the text, read each time; the code that compares them loads when the network is gone. */
const offlineMatchesQuery = (scope: ShopScope, tab: "items" | "stores", text: string) =>
  queryOptions({
    queryKey: ["suggestions", scopeKey(scope), "offline-matches", tab, text],
    queryFn: () => import("./offline-matches").then(({ offlineMatches }) => offlineMatches(scope, tab, text)),
    networkMode: "always",
    staleTime: 0,
    gcTime: 0,
  });

/** Stored rows that match; read only while `enabled`. */
export function useOfflineMatches(scope: ShopScope, tab: "items" | "stores", text: string, enabled: boolean) {
  return useQuery({ ...offlineMatchesQuery(scope, tab, text), enabled: enabled && text !== "" });
}
