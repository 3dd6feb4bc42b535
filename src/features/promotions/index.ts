export { BestReviewed, BestReviewedSkeleton } from "./components/best-reviewed";
export { CampaignItems, CampaignItemsSkeleton } from "./components/campaign-items";
export { CouponBanner, CouponBannerSkeleton } from "./components/coupon-banner";
export { Highlights, HighlightsSkeleton } from "./components/highlights";
export { NewArrivals, NewArrivalsSkeleton } from "./components/new-arrivals";
export { PopularAndSale, PopularAndSaleSkeleton } from "./components/popular-and-sale";
export { RecentlyViewed } from "./components/recently-viewed";
export { SectionStrip, SectionStripSkeleton } from "./components/section-picture";
export { VisitAgain } from "./components/visit-again";
