import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ItemReview } from "@/contract";
import { get } from "@/platform/http/client";
import { reviewRow } from "@/platform/http/normalise/item";
import { normaliseListOrPage } from "@/platform/http/normalise/page";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, staleTimeFor } from "@/platform/query";
import { pagedOptions } from "@/platform/query/paged-options";

const pageSize = 10;

/** Reviews of everything a store sells, newest first. Older backends return all of them at once. */
export const storeReviewsQuery = (scope: ShopScope, store: { id: number; moduleId: number }) =>
  infiniteQueryOptions({
    queryKey: ["store-reviews", scopeKey(scope), store.id],
    ...pagedOptions(pageSize, (page, signal) =>
      get({
        path: "/stores/reviews",
        query: { store_id: store.id, ...page },
        normalise: normaliseListOrPage<ItemReview>(reviewRow),
        authenticated: false,
        signal,
        shop: { ...scopeHeaders(scope), moduleId: store.moduleId },
      }),
    ),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null,
  });
