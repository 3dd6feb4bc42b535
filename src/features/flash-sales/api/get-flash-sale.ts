import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseFlashSale } from "@/platform/http/normalise/promotion";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** The flash sale that runs in the module, or null. `limit` and `offset` are the specification's. */
export const flashSaleQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["flash-sales", scopeKey(scope), "running"],
    queryFn: ({ signal }) =>
      get({
        path: "/flash-sales",
        query: { limit: 2, offset: 1 },
        normalise: normaliseFlashSale,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
