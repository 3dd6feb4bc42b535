import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseItems } from "@/platform/http/normalise/item";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Up to 10 items of the same category; `itemId` itself is not among them. */
export const relatedItemsQuery = (scope: ShopScope, itemId: number) =>
  queryOptions({
    queryKey: ["items", scopeKey(scope), "related", itemId],
    queryFn: ({ signal }) =>
      get({
        path: `/items/related-items/${itemId}`,
        normalise: normaliseItems,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
