import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";

/** A shared basket, and the way to take it over. */
export const SharedBasketView = lazy(() => import("./components/shared-basket-view"));
/** Makes a link of the cart. */
export const ShareBasketButton = lazy(optional(() => import("./components/share-basket-button")));
