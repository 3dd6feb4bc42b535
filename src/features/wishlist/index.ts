export { wishlistQuery } from "./api/get-wishlist";
export { WishButton } from "./components/wish-button";
export { useWish, type WishSubject } from "./use-wish";
