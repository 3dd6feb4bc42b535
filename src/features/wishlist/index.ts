import { lazy } from "@/ui/loading/lazy";

export { wishlistQuery } from "./api/get-wishlist";

export { WishlistButton } from "./components/wishlist-button";

export { startWishlistSync } from "./wishlist-sync";

/** The wishlist without the drawer, for its page. */
export const WishlistContent = lazy(() =>
  import("./components/wishlist-content").then((module) => ({ default: module.WishlistContent })),
);
export const WishlistOverlay = lazy(() => import("./components/wishlist-overlay"));
