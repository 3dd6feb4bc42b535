import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Item, Store } from "@/contract";
import { get } from "@/platform/http/client";
import { itemRow } from "@/platform/http/normalise/item";
import { nextPage, normalisePage } from "@/platform/http/normalise/page";
import { storeRow } from "@/platform/http/normalise/store";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, staleTimeFor } from "@/platform/query";

/** Rows per page of a listing. */
export const listingPageSize = 12;

/** What a listing requests; all of it is in the address, too. */
export interface ListingRequest {
  data_type: "searched" | "category" | "brand" | "discounted" | "new" | "all";
  /** Sent with data_type searched only. */
  name: string;
  category_ids: number[];
  brand_ids: number[];
  /** Filters and sorts, merged. */
  filter: string[];
  rating_count: number | null;
  min_price: number | null;
  max_price: number | null;
}

const queryOf = (request: ListingRequest, list: "item" | "store", offset: number) => ({
  list_type: list,
  data_type: request.data_type,
  name: request.data_type === "searched" ? request.name : undefined,
  category_ids: request.category_ids.length > 0 ? JSON.stringify(request.category_ids) : undefined,
  brand_ids: request.brand_ids.length > 0 ? JSON.stringify(request.brand_ids) : undefined,
  filter: request.filter.length > 0 ? JSON.stringify(request.filter) : undefined,
  rating_count: request.rating_count,
  min_price: request.min_price,
  max_price: request.max_price,
  limit: listingPageSize,
  offset,
});

const enabled = (scope: ShopScope) => scope.zoneId !== null && scope.moduleId !== null;

/** Items of a listing, paged. */
export const listingItemsQuery = (scope: ShopScope, request: ListingRequest) =>
  infiniteQueryOptions({
    queryKey: ["listing", scopeKey(scope), "item", request],
    queryFn: ({ signal, pageParam }) =>
      get({
        path: "/get-combined-data",
        query: queryOf(request, "item", pageParam),
        normalise: normalisePage<Item>(itemRow, "products"),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    initialPageParam: 1,
    getNextPageParam: (last, _, asked) => nextPage(last.data, asked, listingPageSize),
    staleTime: staleTimeFor(cacheWindows.search),
    // By the specification, for any failure.
    retry: 1,
    enabled: enabled(scope),
  });

/** Stores of a listing, paged. */
export const listingStoresQuery = (scope: ShopScope, request: ListingRequest) =>
  infiniteQueryOptions({
    queryKey: ["listing", scopeKey(scope), "store", request],
    queryFn: ({ signal, pageParam }) =>
      get({
        path: "/get-combined-data",
        query: queryOf(request, "store", pageParam),
        normalise: normalisePage<Store>(storeRow, "stores"),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    initialPageParam: 1,
    getNextPageParam: (last, _, asked) => nextPage(last.data, asked, listingPageSize),
    staleTime: staleTimeFor(cacheWindows.search),
    // By the specification, for any failure.
    retry: 1,
    enabled: enabled(scope),
  });
