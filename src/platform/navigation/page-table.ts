/**
 * Every route of the app: the address that the router matches and the folder in `src/pages` that shows it. The boot script
 * and the build read this table, the router's own routes are compared with it by a test. It is never part of the page: the
 * build hands the boot script the rows that it needs.
 */
import { paths } from "./paths";

export interface PageRow {
  readonly pattern: string;
  /** Folder in `src/pages`. */
  readonly page: string;
}

const row = ({ pattern }: { readonly pattern: string }, page: string): PageRow => ({ pattern, page });

/** Routes of the first script. The first one that matches counts. A home may show the landing or a listing instead. */
export const firstRoutes: readonly PageRow[] = [
  row(paths.landing, "home"),
  row(paths.home, "home"),
  row(paths.latestStores, "store-list"),
  row(paths.popularStores, "store-list"),
  row(paths.topOfferStores, "store-list"),
  row(paths.store, "store"),
];

/** All other routes, which have a chunk of their own. */
export const moreRoutes: readonly PageRow[] = [
  row(paths.checkout, "checkout"),
  row(paths.product, "product"),
  row(paths.categories, "categories"),
  row(paths.category, "category"),
  row(paths.settings, "settings"),
  row(paths.trackOrder, "track-order"),
  row(paths.forgotPassword, "forgot-password"),
  row(paths.profile, "profile"),
  row(paths.terms, "policy"),
  row(paths.privacy, "policy"),
  row(paths.about, "policy"),
  row(paths.refundPolicy, "policy"),
  row(paths.shippingPolicy, "policy"),
  row(paths.cancellationPolicy, "policy"),
  row(paths.help, "help"),
  row(paths.campaign, "campaign"),
  row(paths.condition, "condition"),
  row(paths.flashSales, "flash-sales"),
  row(paths.allBrands, "all-brands"),
  row(paths.interest, "coming-soon"),
  row(paths.parcelDelivery, "coming-soon"),
  row(paths.storeRegistration, "coming-soon"),
  row(paths.courierRegistration, "coming-soon"),
  row(paths.chatting, "coming-soon"),
  row(paths.rateAndReview, "coming-soon"),
  row(paths.wishlist, "wishlist"),
  row(paths.sharedPlace, "shared-place"),
];

/** Pages that a home's address shows in its place, and the one of addresses that nothing matches. */
export const pagesWithoutRoute = ["landing", "listing", "not-found"] as const;
