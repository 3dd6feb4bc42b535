import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseBanners } from "@/platform/http/normalise/banner";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, freshFor } from "@/platform/query";

/** Banners and campaigns at the top of the home. */
export const bannersQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["banners", scopeKey(scope)],
    queryFn: ({ signal }) =>
      get({
        path: "/banners",
        normalise: normaliseBanners,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: freshFor(cacheWindows.banners),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
