// @chunk pages
/**
 * Every route of the app: its name in `paths` and the folder in `src/pages` that shows it. The router and what is loaded ahead
 * take their keys from this table, so that a route without a page, and a page without a route, does not compile; the build
 * gives the boot script the rows that it needs. The first script takes only types from here.
 */
import type { paths } from "./paths";

export type RouteName = keyof typeof paths;
type Routes = Readonly<Partial<Record<RouteName, string>>>;

/** Routes of the first script. The first one that matches counts. A home may show the landing or a listing instead. */
export const firstRoutes = {
  landing: "home",
  home: "home",
  latestStores: "store-list",
  popularStores: "store-list",
  topOfferStores: "store-list",
  store: "store",
} as const satisfies Routes;

/** All other routes, which have a chunk of their own. */
export const moreRoutes = {
  checkout: "checkout",
  prescription: "prescription",
  product: "product",
  categories: "categories",
  category: "category",
  settings: "settings",
  trackOrder: "track-order",
  forgotPassword: "forgot-password",
  signInReturn: "sign-in-return",
  profile: "profile",
  terms: "policy",
  privacy: "policy",
  about: "policy",
  refundPolicy: "policy",
  shippingPolicy: "policy",
  cancellationPolicy: "policy",
  help: "help",
  campaigns: "campaign",
  campaign: "campaign",
  condition: "condition",
  flashSales: "flash-sales",
  allBrands: "all-brands",
  storeMap: "store-map",
  interest: "interest",
  parcelDelivery: "parcel-delivery",
  storeRegistration: "store-registration",
  courierRegistration: "courier-registration",
  chatting: "chatting",
  rateAndReview: "rate-and-review",
  invoice: "invoice",
  wishlist: "wishlist",
  sharedPlace: "shared-place",
  sharedBasket: "shared-basket",
} as const satisfies Routes;

export type FirstRoute = keyof typeof firstRoutes;
export type MoreRoute = keyof typeof moreRoutes;

/** Pages of the first script: those of its routes, and what a home's address shows in its place. */
export type FirstPage = (typeof firstRoutes)[FirstRoute] | "landing" | "listing";
/** All other pages; `not-found` is the one of addresses that nothing matches. */
export type MorePage = (typeof moreRoutes)[MoreRoute] | "not-found";
export type PageName = FirstPage | MorePage;
