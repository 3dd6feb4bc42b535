// @chunk listing
/** The rows of a listing. */
import type { Brand, Category } from "@/contract";
import { keepPreviousInScope, useInfiniteQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { listingItemsQuery, listingStoresQuery } from "../api/get-listing";
import { categoryIdsOf } from "./category-choice";
import { type Listing, listingRequest } from "./listing-address";

/** The request of the listing; null while the slug in its address cannot be resolved. */
export function resolveListingRequest(
  listing: Listing,
  categories: readonly Category[] | undefined,
  brands: readonly Brand[] | undefined,
) {
  const named = listing.kind === "category" ? categoryIdsOf(listing.id, categories) : [];
  const brand = listing.kind === "brand" ? brandOf(listing.id, brands) : undefined;
  if (named === null || brand === null) return null;
  return listingRequest(listing, [...new Set([...named, ...listing.categories])], brand ?? null);
}

type ListedRequest = NonNullable<ReturnType<typeof resolveListingRequest>>;

/** A brand's id by id or slug: 0 when there is none, null while a slug cannot be resolved. */
function brandOf(idOrSlug: string, brands: readonly Brand[] | undefined): number | null {
  if (/^\d{1,12}$/.test(idOrSlug)) return Number(idOrSlug);
  if (brands === undefined) return idOrSlug === "" ? 0 : null;
  return brands.find(({ slug }) => slug === idOrSlug)?.id ?? 0;
}

export function useListingItems(request: ListedRequest) {
  const scope = useShopScope();
  return useInfiniteQuery({
    ...listingItemsQuery(scope, request),
    placeholderData: keepPreviousInScope(scope),
  });
}

export function useListingStores(request: ListedRequest) {
  const scope = useShopScope();
  return useInfiniteQuery({
    ...listingStoresQuery(scope, request),
    placeholderData: keepPreviousInScope(scope),
  });
}

/** The number of rows with these filters; undefined while loading. It also loads the first page. */
export function useListingCount(
  listing: Listing,
  categories: readonly Category[],
  brands: readonly Brand[],
): number | undefined {
  const scope = useShopScope();
  const request =
    resolveListingRequest(listing, categories, brands) ?? listingRequest(listing, listing.categories);
  const items = useInfiniteQuery({
    ...listingItemsQuery(scope, request),
    enabled: listing.tab === "items",
  });
  const stores = useInfiniteQuery({
    ...listingStoresQuery(scope, request),
    enabled: listing.tab === "stores",
  });
  return (listing.tab === "items" ? items : stores).data?.pages[0]?.data.totalSize;
}
