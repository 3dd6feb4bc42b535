import { infiniteQueryOptions } from "@tanstack/react-query";
import type { ItemReview } from "@/contract";
import { get } from "@/platform/http/client";
import { reviewRow } from "@/platform/http/normalise/item";
import { nextPage, normalisePage } from "@/platform/http/normalise/page";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, staleTimeFor } from "@/platform/query";

const pageSize = 10;

/** Reviews of an item, newest first. */
export const itemReviewsQuery = (scope: ShopScope, itemId: number) =>
  infiniteQueryOptions({
    queryKey: ["item-reviews", scopeKey(scope), itemId],
    queryFn: ({ signal, pageParam }) =>
      get({
        path: `/items/reviews/${itemId}`,
        query: { limit: pageSize, offset: pageParam },
        normalise: normalisePage<ItemReview>(reviewRow),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    initialPageParam: 1,
    getNextPageParam: (last, _, asked) => nextPage(last.data, asked, pageSize),
    staleTime: staleTimeFor(cacheWindows.otherLists),
  });
