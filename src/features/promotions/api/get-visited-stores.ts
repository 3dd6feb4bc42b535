import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { requireRows } from "@/platform/http/normalise/readers";
import { visitedStoreRow } from "@/platform/http/normalise/store";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Stores that a customer has ordered from, the latest first. Guests have none. */
export const visitedStoresQuery = (accountKey: string, scope: ShopScope) =>
  queryOptions({
    queryKey: ["visited-stores", accountKey, scopeKey(scope)],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/visit-again",
        normalise: (answer) => requireRows(answer, visitedStoreRow),
        authenticated: true,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: accountKey.startsWith("customer:") && scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
