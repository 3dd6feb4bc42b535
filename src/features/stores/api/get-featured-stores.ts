// @chunk home-more

import { queryOptions } from "@tanstack/react-query";
import type { Store } from "@/contract";
import { get } from "@/platform/http/client";
import { normalisePage } from "@/platform/http/normalise/page";
import { storeRow } from "@/platform/http/normalise/store";
import { placeKey, type ShopScope, scopeHeaders } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** By the specification. */
const limit = 20;

/** Stores that the operator features. */
export const featuredStoresQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["stores", placeKey(scope), "featured", limit],
    queryFn: ({ signal }) =>
      get({
        path: "/stores/get-stores/all",
        query: { featured: 1, limit, offset: 1, type: "all" },
        normalise: normalisePage<Store>(storeRow),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });
