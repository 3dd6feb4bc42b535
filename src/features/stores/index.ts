import { preloadTexts } from "@/platform/i18n";
import { lazy } from "@/ui/lazy";

export { storeQuery } from "./api/get-store";
export { storeListQuery, storePagesQuery } from "./api/get-store-list";
export { AllStores } from "./components/all-stores-later";
export {
  AllStoresSkeleton,
  BestStores,
  BestStoresSkeleton,
  StoreSection,
  StoreSectionSkeleton,
} from "./components/best-stores";
export { FeaturedStores } from "./components/featured-stores";
export { StoreCard, StoreCardSkeleton } from "./components/store-card";
export { StoreListView } from "./components/store-list-view";
export { StoreCarousel, StoreGrid, StoreGridSkeleton } from "./components/store-lists";
export { deliveryTime } from "./components/store-words";
export { StoreView } from "./page/store-view";

export const StoreInfoOverlay = lazy(() => {
  void preloadTexts("browse");
  return import("./page/store-info-overlay");
});
/** The page of a campaign, as a chunk of its own. */
export const CampaignView = lazy(() =>
  import("./components/campaign-view").then((module) => ({ default: module.CampaignView })),
);
