import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ItemReview } from "@/contract";
import { get } from "@/platform/http/client";
import { reviewRow } from "@/platform/http/normalise/item";
import { nextPage, normalisePage } from "@/platform/http/normalise/page";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, staleTimeFor } from "@/platform/query";

const pageSize = 10;

/** Reviews of everything a store sells, newest first. Older backends return all of them at once. */
export const storeReviewsQuery = (scope: ShopScope, store: { id: number; moduleId: number }) =>
  infiniteQueryOptions({
    queryKey: ["store-reviews", scopeKey(scope), store.id],
    queryFn: ({ signal, pageParam }) =>
      get({
        path: "/stores/reviews",
        query: { store_id: store.id, limit: pageSize, offset: pageParam },
        normalise: normalisePage<ItemReview>(reviewRow),
        authenticated: false,
        signal,
        shop: { ...scopeHeaders(scope), moduleId: store.moduleId },
      }),
    initialPageParam: 1,
    getNextPageParam: (last, _, asked) => nextPage(last.data, asked, pageSize),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null,
  });
