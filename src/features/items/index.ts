import { lazy } from "react";

export { itemQuery } from "./api/get-item";
export { categoryItemsQuery, itemListQuery } from "./api/get-item-list";
export { type DiscountMark, itemDiscount, storeClosing, storeDiscount } from "./card-rules";
export { openItem } from "./cart-actions";
export { useDiscountText } from "./components/discount-text";
export { ItemSection, type ItemSectionName, ItemSectionSkeleton } from "./components/home-sections";
export { CardPrice, ItemCard, type ItemCardLayout } from "./components/item-card";
export { ItemCardSkeleton } from "./components/item-card-skeleton";
export { ItemCarousel, ItemGrid, ItemGridSkeleton } from "./components/item-lists";
export { ItemPages } from "./components/item-pages";

/** Loads the item's dialog ahead. */
export const preloadItemOverlay = () => import("./detail/item-overlay");
export const ItemOverlay = lazy(preloadItemOverlay);
export const PicturesOverlay = lazy(() => import("./detail/pictures-overlay"));
/** The content of the product page, as a chunk of its own: cards and lists need none of it. */
export const ProductView = lazy(() =>
  import("./detail/product-view").then((module) => ({ default: module.ProductView })),
);
/** The page of a common condition, as a chunk of its own. */
export const ConditionView = lazy(() =>
  import("./components/condition-view").then((module) => ({ default: module.ConditionView })),
);
