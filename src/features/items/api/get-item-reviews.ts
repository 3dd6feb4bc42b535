// @chunk item
import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ItemReview } from "@/contract";
import { get } from "@/platform/http/client";
import { reviewRow } from "@/platform/http/normalise/item";
import { normaliseListOrPage } from "@/platform/http/normalise/page";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, staleTimeFor } from "@/platform/query";
import { pagedOptions } from "@/platform/query/paged-options";

const pageSize = 10;

/** Reviews of an item, newest first. */
export const itemReviewsQuery = (scope: ShopScope, itemId: number) =>
  infiniteQueryOptions({
    queryKey: ["item-reviews", scopeKey(scope), itemId],
    ...pagedOptions(pageSize, (page, signal) =>
      get({
        path: `/items/reviews/${itemId}`,
        query: { ...page },
        normalise: normaliseListOrPage<ItemReview>(reviewRow),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    ),
    staleTime: staleTimeFor(cacheWindows.otherLists),
  });
