// @chunk listing
/**
 * A listing and its address: what is listed, tab, sort, filters and layout. All of it is in the address, so that a reload
 * and a shared link show the same.
 */
import type { ModuleType } from "@/contract";
import type { ListingRequest } from "../api/get-listing";

export type ListingTab = "items" | "stores";
export type ListingLayout = "grid" | "list";

export interface Listing {
  kind: ListingRequest["data_type"];
  /** The search text; empty for every other kind. */
  text: string;
  /** Slug or id of a category or brand; empty when none. */
  id: string;
  /** Heading from the address. */
  name: string;
  tab: ListingTab;
  layout: ListingLayout;
  filters: string[];
  /** A name from `itemSorts` or `storeSorts`, null for the default. */
  sort: string | null;
  /** At least so many stars, 1 to 5. */
  rating: number | null;
  minPrice: number | null;
  maxPrice: number | null;
  /** Chosen in addition to the one in the address. */
  categories: number[];
  /** Brands chosen in addition to the one in the address; items of e-commerce only. */
  brands: number[];
}

/** The price slider of the specification, major units. */
export const priceRange = { min: 0, max: 20_000 } as const;

/** Filters of each tab; those on opening hours and coupons make sense for stores only. */
export const itemFilters = ["top_rated", "discounted", "popular", "free_delivery"] as const;
export const vegFilters = ["veg", "non_veg"] as const;
export const storeFilters = [
  "currently_open",
  "top_rated",
  "discounted",
  "popular",
  "free_delivery",
  "coupon",
] as const;

/** Filters of the stores tab that are chips above the list, one press each, where the others are in a drawer. */
export const quickStoreFilters = ["currently_open", "free_delivery", "top_rated", "discounted"] as const;

/** Sorts exclude each other; none is the default. */
export const itemSorts = ["low", "high"] as const;
export const storeSorts = ["fast_delivery", "nearby"] as const;

export type ListingFilter = (typeof itemFilters | typeof vegFilters | typeof storeFilters)[number];
export type ListingSort = (typeof itemSorts | typeof storeSorts)[number];

export function filtersOf(tab: ListingTab, moduleType: ModuleType | null): readonly ListingFilter[] {
  if (tab === "stores") return storeFilters;
  return moduleType === "food" ? [...itemFilters, ...vegFilters] : itemFilters;
}

export const sortsOf = (tab: ListingTab): readonly ListingSort[] =>
  tab === "items" ? itemSorts : storeSorts;

/** Letters of a search text, by the contract. */
const maxSearchLength = 191;
/** More ids than a shopper can choose are a broken address. */
const maxIds = 200;

const kinds: readonly string[] = ["searched", "category", "brand", "discounted", "new", "all"];
const known: readonly string[] = [...itemFilters, ...vegFilters, ...storeFilters];

export function parseListing(query: URLSearchParams): Listing {
  const kind = kinds.includes(query.get("data_type") ?? "")
    ? (query.get("data_type") as Listing["kind"])
    : "all";
  const tab: ListingTab = query.get("tab") === "stores" ? "stores" : "items";
  const sort = query.get("sort");
  const written = query.get("filter");
  const prices = [query.get("min_price"), query.get("max_price")].map((price) =>
    amountBetween(price, priceRange.min, priceRange.max),
  );
  const [minPrice = null, maxPrice = null] = prices;
  // Swapped limits mean the range between them.
  const turned = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return {
    kind,
    text: kind === "searched" ? searchable(query.get("search") ?? "") : "",
    id: (kind === "brand" ? (query.get("brand_id") ?? query.get("id")) : query.get("id")) ?? "",
    name: query.get("name") ?? "",
    tab,
    layout: query.get("view") === "list" ? "list" : "grid",
    // 'Discounted' starts with its filter; an empty filter in the address means that it was removed.
    filters:
      written === null
        ? kind === "discounted"
          ? ["discounted"]
          : []
        : [...new Set(written.split(","))].filter((filter) => known.includes(filter)),
    sort: sort !== null && (sortsOf(tab) as readonly string[]).includes(sort) ? sort : null,
    rating: integerBetween(query.get("rating"), 1, 5),
    minPrice: turned ? maxPrice : minPrice,
    maxPrice: turned ? minPrice : maxPrice,
    categories: numbersIn(query.get("category_ids")),
    brands: numbersIn(query.get("brand_ids")),
  };
}

/** The parts of a listing that the shopper may change. */
export type ListingChange = Partial<
  Pick<Listing, "tab" | "layout" | "sort" | "rating" | "minPrice" | "maxPrice"> & {
    /** Leaves the category of the address. */
    id: null;
    /** Another module, which a reload has to show again. */
    moduleId: number;
    filters: readonly string[];
    categories: readonly number[];
    brands: readonly number[];
  }
>;

/** Removes every filter; the sort stays. */
export const noFilters = {
  filters: [],
  rating: null,
  minPrice: null,
  maxPrice: null,
  categories: [],
  brands: [],
} as const satisfies ListingChange;

/** The address after a change; other parameters stay. Another tab starts without filters and sort. */
export function changeListing(query: URLSearchParams, change: ListingChange): URLSearchParams {
  const next = new URLSearchParams(query);
  const before = parseListing(query);
  if (change.tab !== undefined && change.tab !== before.tab) {
    for (const name of ["filter", "sort", "rating", "min_price", "max_price", "category_ids", "brand_ids"])
      next.delete(name);
    write(next, "tab", change.tab === "items" ? null : change.tab);
  }
  if (change.layout !== undefined) write(next, "view", change.layout === "grid" ? null : change.layout);
  if (change.filters !== undefined) {
    const taken = change.filters.length === 0 && before.kind === "discounted";
    if (taken) next.set("filter", "");
    else write(next, "filter", change.filters.join(",") || null);
  }
  if (change.sort !== undefined) write(next, "sort", change.sort);
  if (change.rating !== undefined) write(next, "rating", change.rating);
  if (change.minPrice !== undefined)
    write(next, "min_price", change.minPrice === priceRange.min ? null : change.minPrice);
  if (change.maxPrice !== undefined)
    write(next, "max_price", change.maxPrice === priceRange.max ? null : change.maxPrice);
  if (change.moduleId !== undefined) next.set("module_id", String(change.moduleId));
  if (change.id === null) for (const name of ["id", "name", "search"]) next.delete(name);
  if (change.categories !== undefined) write(next, "category_ids", change.categories.join(",") || null);
  if (change.brands !== undefined) write(next, "brand_ids", change.brands.join(",") || null);
  return next;
}

/**
 * The request of a listing. `categoryIds` are those of the address (a category with its children) and the chosen ones; a
 * category listing without any lists everything. `brandId` is the one of the address; 0, an unknown brand, finds nothing.
 */
export function listingRequest(
  listing: Listing,
  categoryIds: readonly number[],
  brandId: number | null = null,
): ListingRequest {
  const items = listing.tab === "items";
  const offered = new Set<string>(items ? [...itemFilters, ...vegFilters] : storeFilters);
  return {
    data_type: listing.kind === "category" && categoryIds.length === 0 ? "all" : listing.kind,
    name: listing.text,
    category_ids: [...categoryIds],
    brand_ids: [...new Set([...(brandId === null ? [] : [brandId]), ...(items ? listing.brands : [])])],
    filter: [
      ...listing.filters.filter((filter) => offered.has(filter)),
      ...(listing.sort ? [listing.sort] : []),
    ],
    rating_count: listing.rating,
    min_price: items ? listing.minPrice : null,
    max_price: items ? listing.maxPrice : null,
  };
}

/** A search text without control characters and not longer than the contract allows. */
const searchable = (text: string) =>
  text
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, maxSearchLength);

function write(query: URLSearchParams, name: string, value: string | number | null): void {
  if (value === null) query.delete(name);
  else query.set(name, String(value));
}

function integerBetween(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** An amount of an address, which is written with a point and at most the decimals that any currency has. */
function amountBetween(text: string | null, min: number, max: number): number | null {
  if (text === null || !/^\d{1,6}(?:\.\d{1,3})?$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

function numbersIn(text: string | null): number[] {
  const numbers = (text ?? "").split(",").map(Number);
  return [...new Set(numbers)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, maxIds);
}
