import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseItems } from "@/platform/http/normalise/item";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Up to five items that a customer may be looking for. Guests have none. */
export const suggestedItemsQuery = (accountKey: string, scope: ShopScope) =>
  queryOptions({
    queryKey: ["suggested-items", accountKey, scopeKey(scope)],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/suggested-items",
        normalise: normaliseItems,
        authenticated: true,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: accountKey.startsWith("customer:") && scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
