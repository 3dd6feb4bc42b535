import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseAdvertisements } from "@/platform/http/normalise/promotion";
import { placeKey, type ShopScope, scopeHeaders } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Stores' advertisements in the module. */
export const advertisementsQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["sections", placeKey(scope), "advertisements"],
    queryFn: ({ signal }) =>
      get({
        path: "/advertisement/list",
        normalise: normaliseAdvertisements,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
