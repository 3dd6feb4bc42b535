// @chunk home-more
/** The sections of each home, between its banners and the list of all stores. */
import type { ModuleType } from "@/contract";

export type HomeSection = "own" | "stores" | "items" | "brands" | "offers" | "shared-banners";

/** So many sections may be on the first screens. */
export const firstSections = 2;

/**
 * Where the shopper has been and what is open come first, then what is sold. The rows under their titles are the sections of the
 * specification, like ones in the place of one.
 */
export const compositions: Readonly<Record<Exclude<ModuleType, "parcel">, readonly HomeSection[]>> = {
  food: ["own", "stores", "items", "offers", "shared-banners"],
  grocery: ["own", "stores", "items", "offers", "shared-banners"],
  pharmacy: ["own", "items", "stores", "offers", "shared-banners"],
  ecommerce: ["own", "items", "brands", "stores", "offers", "shared-banners"],
};
