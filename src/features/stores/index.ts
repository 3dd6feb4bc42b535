// @chunk lists

import { preloadTexts } from "@/platform/i18n";
import { lazy } from "@/ui/loading/lazy";

export { featuredStoresQuery } from "./api/get-featured-stores";
export { storeQuery } from "./api/get-store";
export { storeItemsQuery } from "./api/get-store-items";
export { firstStoresQuery, storeListQuery } from "./api/get-store-list";
export {
  AllStoresSkeleton,
  BestStores,
  maxStoresOnHome,
  StoreSection,
  StoreSectionSkeleton,
} from "./components/best-stores";
export { FeaturedStores, featuredStores } from "./components/featured-stores";
export { OpenNow, useOpenStores } from "./components/open-now";
export { StoreGrid, StoreGridSkeleton } from "./components/store-grid";
export { deliveryTime, useStoreLabels } from "./components/store-labels";
export { StoreView } from "./page/store-view";
export { scopeOfStore } from "./store-scope";

export const StoreInfoOverlay = lazy(() => {
  void preloadTexts("browse");
  return import("./page/store-info-overlay");
});
/** Every store, with filters; loaded when the end of a home comes near. */
export const AllStores = lazy(() =>
  import("./components/all-stores").then((module) => ({ default: module.AllStores })),
);
/** The page of a list of stores, in a chunk of its own: what is loaded with every list needs none of it. */
export const StoreListView = lazy(() =>
  import("./components/store-list-view").then((module) => ({ default: module.StoreListView })),
);
/** The map of a list of stores. */
export const StoreMapView = lazy(() =>
  import("./map/store-map-view").then((module) => ({ default: module.StoreMapView })),
);
/** Where and when an order is collected, for checkout and order. */
export const CollectPlace = lazy(() => {
  void preloadTexts("catalogue");
  return import("./components/collect-place");
});
