// @chunk lists

import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Store } from "@/contract";
import { get } from "@/platform/http/client";
import { normalisePage } from "@/platform/http/normalise/page";
import { storeRow } from "@/platform/http/normalise/store";
import { placeKey, type ShopScope, scopeHeaders } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";
import { pagedOptions } from "@/platform/query/paged-options";
import type { QuickFilter } from "../quick-filters";

const paths = {
  popular: "/stores/popular",
  latest: "/stores/latest",
  "top-rated": "/stores/top-rated",
  "top-offer": "/stores/top-offer-near-me",
} as const;
export type StoreListName = keyof typeof paths;

/** The first `limit` rows of a store list. */
export const storeListQuery = (scope: ShopScope, name: StoreListName, limit: number) =>
  queryOptions({
    queryKey: ["stores", placeKey(scope), name, limit],
    queryFn: ({ signal }) =>
      get({
        path: paths[name],
        query: { limit, offset: 1, type: "all" },
        normalise: normalisePage<Store>(storeRow),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });

export interface AllStoresFilter {
  store_type: "all" | "newly_joined" | "popular" | "top_rated";
  delivery: "all" | "delivery" | "take_away";
}

/** The contract's list of words; undefined for none. */
const wordsOf = (quick: readonly QuickFilter[]) => (quick.length === 0 ? undefined : JSON.stringify(quick));

/** A part of a query's key; a list without filters keeps the key that devices know it by. */
const keyOf = (quick: readonly QuickFilter[]) => (quick.length === 0 ? [] : [quick.join()]);

/** All stores, paged, 12 a page by default. */
export const allStoresQuery = (
  scope: ShopScope,
  filter: AllStoresFilter,
  quick: readonly QuickFilter[] = [],
  limit = 12,
) =>
  infiniteQueryOptions({
    queryKey: ["stores", placeKey(scope), "all", filter.store_type, filter.delivery, limit, ...keyOf(quick)],
    ...pagedOptions(limit, (page, signal) =>
      get({
        path: `/stores/get-stores/${filter.delivery}`,
        query: { type: "all", store_type: filter.store_type, filter: wordsOf(quick), ...page },
        normalise: normalisePage<Store>(storeRow),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    ),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
  });

/** The list of all stores as it begins: what a home shows as open now, and at its end. */
export const firstStoresQuery = (scope: ShopScope) =>
  allStoresQuery(scope, { store_type: "all", delivery: "all" });

/** A named list, paged: for the routes /store/latest etc. */
export const storePagesQuery = (
  scope: ShopScope,
  name: StoreListName,
  quick: readonly QuickFilter[] = [],
  limit = 12,
) =>
  infiniteQueryOptions({
    queryKey: ["stores", placeKey(scope), name, "pages", limit, ...keyOf(quick)],
    ...pagedOptions(limit, (page, signal) =>
      get({
        path: paths[name],
        query: { ...page, type: "all", filter: wordsOf(quick) },
        normalise: normalisePage<Store>(storeRow),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    ),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
  });
