import { lazy } from "@/ui/loading/lazy";

export { advertisementsQuery } from "./api/get-advertisements";
export { newArrivalsQuery } from "./api/get-new-arrivals";
export { useStoresOfGuestQuery } from "./api/get-stores-of-guest";
export { visitedStoresQuery } from "./api/get-visited-stores";
export { BestReviewed, bestReviewedQuery } from "./components/best-reviewed";
export { CampaignItems } from "./components/campaign-items";
export { CouponBanner, useHomeCoupons } from "./components/coupon-banner";
export { Highlights, HighlightsSkeleton } from "./components/highlights";
export { NewArrivals } from "./components/new-arrivals";
export { PopularItems, popularItemsQuery } from "./components/popular-items";
export { SectionStrips, SectionStripsSkeleton } from "./components/section-picture";
export { VisitedStores } from "./components/visited-stores";

/** What was opened on this device, for whom has opened something. */
export const ViewedEntries = lazy(() => import("./components/viewed-entries"));
