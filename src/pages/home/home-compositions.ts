// @chunk home-more
/** The sections of each home, between its banners and the list of all stores. */
import type { ModuleType } from "@/contract";

export type HomeSection =
  | "popular"
  | "visit-again"
  | "open-now"
  | "recently-viewed"
  | "reviewed"
  | "offers"
  | "top-offers"
  | "best-stores"
  | "new-stores"
  | "featured-stores"
  | "arrivals"
  | "brands"
  | "conditions"
  | "highlights"
  | "campaigns"
  | "coupons"
  | "recommended"
  | "shared-banners"
  | "promotional-picture"
  | "nearby-picture"
  | "bottom-picture";

/** So many sections may be on the first screens. */
export const firstSections = 3;

/**
 * Earlier orders and open stores come first, then offers, new items and the rest. The sections themselves
 * are those of the specification.
 */
export const compositions: Readonly<Record<Exclude<ModuleType, "parcel">, readonly HomeSection[]>> = {
  food: [
    "visit-again",
    "open-now",
    "recently-viewed",
    "popular",
    "offers",
    "top-offers",
    "coupons",
    "reviewed",
    "new-stores",
    "highlights",
    "campaigns",
    "promotional-picture",
    "best-stores",
    "nearby-picture",
    "recommended",
    "featured-stores",
    "shared-banners",
    "bottom-picture",
  ],
  grocery: [
    "visit-again",
    "open-now",
    "recently-viewed",
    "popular",
    "offers",
    "reviewed",
    "promotional-picture",
    "best-stores",
    "nearby-picture",
    "recommended",
    "arrivals",
    "coupons",
    "campaigns",
    "highlights",
    "featured-stores",
    "top-offers",
    "shared-banners",
    "bottom-picture",
  ],
  pharmacy: [
    "conditions",
    "visit-again",
    "open-now",
    "recently-viewed",
    "popular",
    "offers",
    "nearby-picture",
    "reviewed",
    "best-stores",
    "promotional-picture",
    "recommended",
    "arrivals",
    "coupons",
    "campaigns",
    "highlights",
    "featured-stores",
    "top-offers",
    "shared-banners",
    "bottom-picture",
  ],
  ecommerce: [
    "arrivals",
    "visit-again",
    "recently-viewed",
    "reviewed",
    "popular",
    "brands",
    "promotional-picture",
    "campaigns",
    "highlights",
    "offers",
    "coupons",
    "best-stores",
    "nearby-picture",
    "recommended",
    "featured-stores",
    "top-offers",
    "shared-banners",
    "bottom-picture",
  ],
};
