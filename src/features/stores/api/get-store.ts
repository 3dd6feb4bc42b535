import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseStoreDetails } from "@/platform/http/normalise/store";
import { placeKey, type ShopScope, scopeHeaders } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor, withData } from "@/platform/query";

/** A store with its categories, by id or slug; null if it does not exist. */
export const storeQuery = (scope: ShopScope, idOrSlug: string) =>
  queryOptions({
    queryKey: ["store", placeKey(scope), idOrSlug],
    queryFn: ({ signal }) =>
      get({
        path: `/stores/details/${encodeURIComponent(idOrSlug)}`,
        normalise: normaliseStoreDetails,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    // At another place of the zone, or once its module is selected, the page stays; only the distance goes.
    placeholderData: (before, query) =>
      before?.data && query?.queryKey[2] === idOrSlug
        ? withData(before, { ...before.data, distance: undefined })
        : undefined,
    select: dataOf,
  });
