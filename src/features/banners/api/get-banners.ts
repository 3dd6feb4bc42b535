import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseBanners } from "@/platform/http/normalise/banner";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Banners and campaigns at the top of the home; `featured` are those of the shared section. */
export const bannersQuery = (scope: ShopScope, featured = false) =>
  queryOptions({
    queryKey: featured ? ["banners", scopeKey(scope), "featured"] : ["banners", scopeKey(scope)],
    queryFn: ({ signal }) =>
      get({
        path: "/banners",
        query: featured ? { featured: 1 } : undefined,
        normalise: normaliseBanners,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.banners),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
