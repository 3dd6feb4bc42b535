import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseItemDetails } from "@/platform/http/normalise/store";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Everything about one item, by id or slug. */
export const itemQuery = (scope: ShopScope, idOrSlug: string) =>
  queryOptions({
    queryKey: ["item", scopeKey(scope), idOrSlug],
    queryFn: ({ signal }) =>
      get({
        path: `/items/details/${encodeURIComponent(idOrSlug)}`,
        normalise: normaliseItemDetails,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });
