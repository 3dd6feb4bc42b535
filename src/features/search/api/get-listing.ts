// @chunk listing
import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Item, Store } from "@/contract";
import { get } from "@/platform/http/client";
import { itemRow } from "@/platform/http/normalise/item";
import { normalisePage, type Page } from "@/platform/http/normalise/page";
import { readSearchNote, type SearchNote } from "@/platform/http/normalise/search-note";
import { storeRow } from "@/platform/http/normalise/store";
import { placeKey, type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, staleTimeFor } from "@/platform/query";
import { pagedOptions } from "@/platform/query/paged-options";

/** Rows per page of a listing. */
export const listingPageSize = 12;

/** The request of a listing; all of it is in the address, too. */
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

/** A page of a listing; `note` says how a searched text was understood. */
export interface ListedPage<Row> extends Page<Row> {
  note: SearchNote | null;
}

const queryOf = (request: ListingRequest, list: "item" | "store") => ({
  list_type: list,
  data_type: request.data_type,
  name: request.data_type === "searched" ? request.name : undefined,
  category_ids: request.category_ids.length > 0 ? JSON.stringify(request.category_ids) : undefined,
  brand_ids: request.brand_ids.length > 0 ? JSON.stringify(request.brand_ids) : undefined,
  filter: request.filter.length > 0 ? JSON.stringify(request.filter) : undefined,
  rating_count: request.rating_count,
  min_price: request.min_price,
  max_price: request.max_price,
});

const listingQuery = <Row>(
  scope: ShopScope,
  request: ListingRequest,
  list: "item" | "store",
  normalise: (response: unknown) => Page<Row>,
) =>
  infiniteQueryOptions({
    queryKey: ["listing", list === "store" ? placeKey(scope) : scopeKey(scope), list, request],
    ...pagedOptions(listingPageSize, (page, signal) =>
      get({
        path: "/get-combined-data",
        query: { ...queryOf(request, list), ...page },
        normalise: (response): ListedPage<Row> => ({
          ...normalise(response),
          note: readSearchNote(response),
        }),
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    ),
    staleTime: staleTimeFor(cacheWindows.search),
    // By the specification, for any failure.
    retry: 1,
    enabled: scope.zoneId !== null && scope.moduleId !== null,
  });

/** Items of a listing, paged. */
export const listingItemsQuery = (scope: ShopScope, request: ListingRequest) =>
  listingQuery(scope, request, "item", normalisePage<Item>(itemRow, "products"));

/** Stores of a listing, paged. */
export const listingStoresQuery = (scope: ShopScope, request: ListingRequest) =>
  listingQuery(scope, request, "store", normalisePage<Store>(storeRow, "stores"));
