import { lazy } from "@/ui/loading/lazy";

/** A shared basket, and the way to take it over. */
export const SharedBasketView = lazy(() => import("./components/shared-basket-view"));
/** Makes a link of the cart. */
export const ShareBasketButton = lazy(() => import("./components/share-basket-button"));
