/** The demo's catalogue, texts and prices as plain, deterministic data. The seed writes it into the database. */

export { demoBanners, demoSectionBanners } from "./banners";
export { demoBrands } from "./brands";
export { demoAdvertisements, demoCampaigns, demoFlashSales, demoItemCampaigns } from "./campaigns";
export { demoCashback } from "./cashback";
export { demoCategories } from "./categories";
export { demoConditions } from "./conditions";
export { demoConfig, moneySettings } from "./config";
export { demoCoupons } from "./coupons";
export { demoCustomer } from "./customer";
export { demoItems, itemsOfStore } from "./items";
export { demoLanding } from "./landing";
export type * from "./model";
export {
  activeZoneKeys,
  demoIncreasedFeeMessages,
  demoModules,
  demoVehicleBands,
  demoZoneModules,
} from "./modules";
export { demoPackages } from "./packages";
export { isPictureKey, thingKinds } from "./picture-kinds";
export { addressOf, resolvePlace } from "./place";
export { demoPolicies } from "./policies";
export { type PromotionCase, promotionCases } from "./promotion-cases";
export { demoReviews } from "./reviews";
export { type RuleCase, type RuleName, ruleCases } from "./rule-cases";
export {
  demoCancelReasons,
  demoCouriers,
  demoDeliveryInstructions,
  demoOfflineMethods,
  demoParcelCategories,
  demoParcelInstructions,
  demoRefundReasons,
} from "./services";
export { demoStores } from "./stores";
