// @chunk-folder home-more

export { conditionItemsQuery } from "./api/get-condition-items";
export { flashSaleQuery } from "./api/get-flash-sale";
export { BasicMedicine, BasicMedicineSkeleton } from "./components/basic-medicine";
export { BestReviewed, BestReviewedSkeleton } from "./components/best-reviewed";
export { BrandCard, BrandsPreview, BrandsSkeleton } from "./components/brands-preview";
export { CampaignItems, CampaignItemsSkeleton } from "./components/campaign-items";
export { CouponBanner, CouponBannerSkeleton } from "./components/coupon-banner";
export { FlashSaleCard } from "./components/flash-sale-card";
export { Highlights, HighlightsSkeleton } from "./components/highlights";
export { NewArrivals, NewArrivalsSkeleton } from "./components/new-arrivals";
export { PopularAndSale, PopularAndSaleSkeleton } from "./components/popular-and-sale";
export { SectionStrip, SectionStripSkeleton, useSectionPicture } from "./components/section-picture";
export { VisitAgain } from "./components/visit-again";
