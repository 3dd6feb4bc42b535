/**
 * Every address of the app, in one table: the pattern that the router matches and the function that builds a link.
 * The forms, with their query names, are the specification's.
 */
import type { ModuleType } from "@/contract";

type Query = Record<string, string | number | boolean | null | undefined>;

/** Adds the known values to a path. */
export function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}${path.includes("?") ? "&" : "?"}${text}` : path;
}

interface Sluggable {
  id: number;
  slug?: string | null;
}
const slugOf = (row: Sluggable): string => encodeURIComponent(row.slug || String(row.id));

export const accountPages = [
  "profile-settings",
  "my-orders",
  "wallet",
  "coupons",
  "loyalty-points",
  "referral-code",
  "settings",
  "inbox",
  "track-order",
  "notifications",
] as const;
export type AccountPage = (typeof accountPages)[number];

/** The kinds of listing. */
const listingKinds = ["searched", "category", "brand", "discounted", "new", "all"] as const;
export type ListingKind = (typeof listingKinds)[number];

/** Whether `/` or `/home` with this query is a listing. */
export const namesListing = (query: URLSearchParams): boolean =>
  (listingKinds as readonly string[]).includes(query.get("data_type") ?? "");

export const paths = {
  landing: { pattern: "/", href: () => "/" },
  home: { pattern: "/home", href: () => "/home" },
  checkout: {
    pattern: "/checkout",
    href: (page: "cart" | "buy_now" | "campaign") => withQuery("/checkout", { page }),
  },
  /** An order with photos of a prescription, at one store. */
  prescription: {
    pattern: "/prescription",
    href: (storeId: number) => withQuery("/prescription", { store: storeId }),
  },
  /** The lines stand behind the `#`. */
  sharedBasket: { pattern: "/shared-basket", href: () => "/shared-basket" },
  interest: { pattern: "/interest", href: () => "/interest" },
  signInReturn: { pattern: "/sign-in-return", href: () => "/sign-in-return" },
  forgotPassword: { pattern: "/forgot-password", href: () => "/forgot-password" },
  terms: { pattern: "/terms-and-conditions", href: () => "/terms-and-conditions" },
  privacy: { pattern: "/privacy-policy", href: () => "/privacy-policy" },
  refundPolicy: { pattern: "/refund-policy", href: () => "/refund-policy" },
  cancellationPolicy: { pattern: "/cancellation-policy", href: () => "/cancellation-policy" },
  shippingPolicy: { pattern: "/shipping-policy", href: () => "/shipping-policy" },
  about: { pattern: "/about-us", href: () => "/about-us" },
  help: { pattern: "/help-and-support", href: () => "/help-and-support" },
  trackOrder: {
    pattern: "/track-order",
    /** `flag` is `unpaid` for an order of this device that was left on its payment page. */
    href: (query: { order_id?: number; contact_number?: string; flag?: "unpaid" } = {}) =>
      withQuery("/track-order", query),
  },
  profile: {
    pattern: "/profile",
    href: (page: AccountPage, query: Query = {}) => withQuery("/profile", { page, ...query }),
  },
  wishlist: { pattern: "/wishlist", href: () => "/wishlist" },
  settings: { pattern: "/settings", href: () => "/settings" },
  chatting: { pattern: "/chatting", href: (query: Query = {}) => withQuery("/chatting", query) },
  product: {
    pattern: "/product/:id",
    href: (item: Sluggable & { module_id?: number }, campaign = false) =>
      withQuery(`/product/${slugOf(item)}`, {
        module_id: item.module_id,
        product_type: campaign ? "campaign" : undefined,
      }),
  },
  store: {
    pattern: "/store/:id",
    href: (
      store: Sluggable & {
        module_id?: number;
        module_type?: ModuleType;
        zone_id?: number;
        distance?: number;
      },
    ) =>
      withQuery(`/store/${slugOf(store)}`, {
        module_id: store.module_id,
        module_type: store.module_type,
        store_zone_id: store.zone_id,
        distance: store.distance === undefined ? undefined : Math.round(store.distance),
      }),
  },
  latestStores: { pattern: "/store/latest", href: () => "/store/latest" },
  popularStores: { pattern: "/store/popular", href: () => "/store/popular" },
  topOfferStores: { pattern: "/store/top-offer-nearby", href: () => "/store/top-offer-nearby" },
  /** Lists of stores on a map, with the filters of the list. */
  storeMap: { pattern: "/stores/map", href: (query: Query = {}) => withQuery("/stores/map", query) },
  categories: { pattern: "/categories", href: () => "/categories" },
  category: { pattern: "/category/:id", href: (category: Sluggable) => `/category/${slugOf(category)}` },
  campaigns: { pattern: "/campaigns", href: () => "/campaigns" },
  campaign: {
    pattern: "/campaigns/:id",
    href: (campaign: Sluggable & { module_id?: number }) =>
      withQuery(`/campaigns/${slugOf(campaign)}`, { id: campaign.id, module_id: campaign.module_id }),
  },
  flashSales: { pattern: "/flash-sales", href: (id: number) => withQuery("/flash-sales", { id }) },
  condition: {
    pattern: "/conditions/:id",
    href: (condition: Sluggable) => `/conditions/${slugOf(condition)}`,
  },
  allBrands: { pattern: "/all-brands", href: () => "/all-brands" },
  rateAndReview: {
    pattern: "/rate-and-review/:orderId",
    href: (orderId: number) => `/rate-and-review/${orderId}`,
  },
  invoice: { pattern: "/invoice/:orderId", href: (orderId: number) => `/invoice/${orderId}` },
  /** Where the installed app gets what other apps share (the manifest's `share_target`). */
  sharedPlace: { pattern: "/share-place", href: () => "/share-place" },
  parcelDelivery: {
    pattern: "/parcel-delivery-info",
    href: (categoryId: number) => withQuery("/parcel-delivery-info", { category: categoryId }),
  },
  storeRegistration: {
    pattern: "/store-registration",
    href: () => withQuery("/store-registration", { active: "active" }),
  },
  courierRegistration: { pattern: "/deliveryman-registration", href: () => "/deliveryman-registration" },
  /** The home with a listing in place of its sections. */
  listing: {
    pattern: "/home",
    href: (kind: ListingKind, query: Query = {}) => withQuery("/home", { ...query, data_type: kind }),
  },
  searchResults: {
    pattern: "/home",
    href: (term: string) => withQuery("/home", { search: term, data_type: "searched" }),
  },
  categoryListing: {
    pattern: "/home",
    href: (category: Sluggable & { name: string; module_id?: number }) =>
      withQuery("/home", {
        search: "category",
        id: category.slug || category.id,
        module_id: category.module_id,
        name: category.name,
        data_type: "category",
      }),
  },
  brandListing: {
    pattern: "/home",
    href: (brand: { id: number }) => withQuery("/home", { brand_id: brand.id, data_type: "brand" }),
  },
  discountedListing: {
    pattern: "/home",
    href: (moduleId: number) =>
      withQuery("/home", { search: "special-offer", module_id: moduleId, data_type: "discounted" }),
  },
} as const;
