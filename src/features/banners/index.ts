export { bannersQuery } from "./api/get-banners";
export { BannerCarousel, SharedBannersSkeleton } from "./components/banner-carousel";
