import { lazy } from "react";

export { wishlistQuery } from "./api/get-wishlist";
export type { WishSubject } from "./change-wish";
export { WishButton } from "./components/wish-button";
export { useWish, useWishlist } from "./use-wish";

export const WishlistOverlay = lazy(() => import("./components/wishlist-overlay"));
