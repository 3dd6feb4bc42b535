// @chunk lists
import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseBrands } from "@/platform/http/normalise/category";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Every brand of the module, with its number of items here. */
export const brandsQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["brands", scopeKey(scope)],
    queryFn: ({ signal }) =>
      get({
        path: "/brand",
        normalise: normaliseBrands,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
