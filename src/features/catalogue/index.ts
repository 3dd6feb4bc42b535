import { lazy } from "@/ui/loading/lazy";

export { bannersQuery } from "./api/get-banners";
export { brandsQuery } from "./api/get-brands";
export { categoriesQuery, featuredCategoriesQuery } from "./api/get-categories";
export { conditionsQuery } from "./api/get-conditions";
export { BannerCarousel, SharedBannersSkeleton } from "./components/banner-carousel";
export { CachedCopyNote, CachedQueryNote } from "./components/cached-copy-note";
export { CategoryGrid } from "./components/category-grid";
export { CategoryTile, FeaturedCategories } from "./components/featured-categories";
export { NothingFoundPicture, OfflinePicture } from "./components/lazy-illustrations";
export { type FailedQuery, LoadFailure, queryProgress } from "./components/load-failure";
export { LoadMore } from "./components/load-more";
export { NearView } from "./components/near-view";
export { QuerySection, SectionFailure, type SectionQuery } from "./components/query-section";
export { ShareButton } from "./components/share-button";
export { useDocumentTitle } from "./use-document-title";

/** What stands for a page of something that the shop does not have. */
export const MissingPage = lazy(() =>
  import("./components/missing-page").then((module) => ({ default: module.MissingPage })),
);

/** The page of all brands, as a chunk of its own. */
export const BrandList = lazy(() =>
  import("./components/brand-list").then((module) => ({ default: module.BrandList })),
);
