import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseParcelCategories } from "@/platform/http/normalise/parcel";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** The kinds of parcels, with their prices in major units. */
export const parcelCategoriesQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["sections", scopeKey(scope), "parcel-categories"],
    queryFn: ({ signal }) =>
      get({
        path: "/parcel-category",
        normalise: normaliseParcelCategories,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.banners),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
