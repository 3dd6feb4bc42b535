import { preloadTexts } from "@/platform/i18n";
import { lazy } from "@/ui/loading/lazy";
import { preloadItemDialog } from "./open-item";

export { campaignItemsQuery } from "./api/get-campaign-items";
export { itemQuery } from "./api/get-item";
export { categoryItemsQuery, itemListQuery, popularItemsLimit } from "./api/get-item-list";
export { opensPage } from "./card-rules";
export { ItemCard } from "./components/item-card";
export { ItemCardSkeleton } from "./components/item-card-skeleton";
export { ItemCarousel, ItemCarouselSkeleton, ItemColumns } from "./components/item-carousel";
export { ItemGrid, ItemGridSkeleton } from "./components/item-grid";
export { homeItemsQuery, ItemSection } from "./components/item-section";
export { dayName, useOpeningText } from "./components/opening-text";

export { openItem, preloadItemDialog } from "./open-item";
export { useStoreClosing } from "./use-availability";

/** Messages about the cart, for overlays. */
export const loadCartMessages = () => import("./cart-messages");

/** Loads the texts of a dialog together with its script. */
const withTexts = <T>(load: () => Promise<T>): Promise<T> => {
  void preloadTexts("browse");
  return load();
};
export const ItemDialog = lazy(preloadItemDialog);
export const PicturesOverlay = lazy(() => withTexts(() => import("./detail/pictures-overlay")));
/** The content of the product page, in a chunk of its own: cards and lists need none of it. */
export const ProductView = lazy(() =>
  import("./detail/product-view").then((module) => ({ default: module.ProductView })),
);
/** Paged lists of items and of reviews: only lazily loaded pages and dialogs show them. */
export const PagedItems = lazy(() =>
  import("./components/paged-items").then((module) => ({ default: module.PagedItems })),
);
export const PagedReviews = lazy(() =>
  import("./components/paged-reviews").then((module) => ({ default: module.PagedReviews })),
);
