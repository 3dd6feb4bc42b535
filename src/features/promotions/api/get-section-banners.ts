import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseSectionBanners } from "@/platform/http/normalise/promotion";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Pictures beside the sections of the home. */
export const sectionBannersQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["sections", scopeKey(scope), "banners"],
    queryFn: ({ signal }) =>
      get({
        path: "/other-banners",
        normalise: normaliseSectionBanners,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.banners),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
