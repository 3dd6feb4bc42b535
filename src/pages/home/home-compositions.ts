/** The sections of each home, between its banners and the list of all stores. */
import type { ModuleType } from "@/contract";

export type HomeSection =
  | "popular"
  | "visit-again"
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

/**
 * In the order of the specification; where it gives only the shared sections, the most useful ones come first.
 */
export const compositions: Readonly<Record<Exclude<ModuleType, "parcel">, readonly HomeSection[]>> = {
  food: [
    "popular",
    "visit-again",
    "reviewed",
    "offers",
    "top-offers",
    "coupons",
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
    "popular",
    "visit-again",
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
    "popular",
    "visit-again",
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
