import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Item } from "@/contract";
import { get } from "@/platform/http/client";
import { itemRow } from "@/platform/http/normalise/item";
import { normalisePage } from "@/platform/http/normalise/page";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";
import { pagedOptions } from "@/platform/query/paged-options";

/** The item lists of the home, each with its stale time (ms). */
const lists = {
  popular: { path: "/items/popular", window: cacheWindows.popularItems },
  discounted: { path: "/items/discounted", window: cacheWindows.discountedItems },
  recommended: { path: "/items/recommended", window: cacheWindows.recommendedItems },
  "most-reviewed": { path: "/items/most-reviewed", window: cacheWindows.otherLists },
  "new-arrival": { path: "/items/new-arrival", window: cacheWindows.otherLists },
} as const;
export type ItemListName = keyof typeof lists;

/** Popular items on a home, by the specification. */
export const popularItemsLimit = 18;

/** The first `limit` rows of a home list. */
export const itemListQuery = (scope: ShopScope, name: ItemListName, limit: number) =>
  queryOptions({
    queryKey: ["items", scopeKey(scope), name, limit],
    queryFn: ({ signal }) =>
      get({
        path: lists[name].path,
        query: { limit, offset: 1, type: "all", filter: name === "recommended" ? "all" : undefined },
        normalise: normalisePage<Item>(itemRow),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(lists[name].window),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });

/** Items of a category, paged. `idOrSlug` as in the address. */
export const categoryItemsQuery = (scope: ShopScope, idOrSlug: string, limit: number) =>
  infiniteQueryOptions({
    queryKey: ["items", scopeKey(scope), "category", idOrSlug, limit],
    ...pagedOptions(limit, (page, signal) =>
      get({
        path: `/categories/items/${encodeURIComponent(idOrSlug)}`,
        query: { ...page, type: "all" },
        normalise: normalisePage<Item>(itemRow),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    ),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null && idOrSlug !== "",
  });
