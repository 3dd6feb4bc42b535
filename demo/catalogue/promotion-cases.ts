/**
 * Where each rule of banners, campaigns, flash sales, advertisements, brands and conditions has its case: the module
 * whose home shows it (or, of what is over or still to come, does not).
 */
import type { ModuleType } from "@/contract";

export const promotionCases = {
  bannerToPage: "food",
  bannerElsewhere: "food",
  bannerInert: "grocery",
  bannerToStore: "pharmacy",
  bannerToItem: "ecommerce",
  bannerFeatured: "parcel",
  bannerOfStorePage: "food",
  sectionBanners: "ecommerce",
  sectionBannersOfParcels: "parcel",
  whyChoose: "parcel",
  campaignRunning: "food",
  campaignComing: "grocery",
  campaignItemPercent: "food",
  campaignItemAmount: "pharmacy",
  campaignItemOver: "ecommerce",
  campaignItemComing: "ecommerce",
  flashSaleRunning: "food",
  flashSaleComing: "food",
  flashSaleEnded: "food",
  flashSaleUnpublished: "food",
  flashSalePercent: "grocery",
  flashSaleAmount: "grocery",
  flashSaleSoldOut: "food",
  advertisementWithPicture: "food",
  advertisementWithFilm: "grocery",
  advertisementWithoutStars: "pharmacy",
  advertisementWithoutReviews: "ecommerce",
  advertisementOver: "food",
  brands: "ecommerce",
  conditions: "pharmacy",
  basicMedicine: "pharmacy",
  newArrivalCategories: "ecommerce",
  categoryFeatured: "grocery",
  storeFeatured: "food",
  topOfferNearby: "food",
} as const satisfies Record<string, ModuleType>;

export type PromotionCase = keyof typeof promotionCases;
