import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseStoreDetails } from "@/platform/http/normalise/store";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** A store with its categories, by id or slug; null if it does not exist. */
export const storeQuery = (scope: ShopScope, idOrSlug: string) =>
  queryOptions({
    queryKey: ["store", scopeKey(scope), idOrSlug],
    queryFn: ({ signal }) =>
      get({
        path: `/stores/details/${encodeURIComponent(idOrSlug)}`,
        normalise: normaliseStoreDetails,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });
