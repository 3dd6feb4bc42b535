import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseItems } from "@/platform/http/normalise/item";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Items at a campaign's price. */
export const campaignItemsQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["campaigns", scopeKey(scope), "items"],
    queryFn: ({ signal }) =>
      get({
        path: "/campaigns/item",
        normalise: normaliseItems,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
