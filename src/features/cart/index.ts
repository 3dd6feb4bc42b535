import { lazy } from "@/ui/loading/lazy";

export { serverCartQuery } from "./api/get-cart";
export { refreshCart } from "./refresh-cart";
export { watchPriceRises } from "./show-price-rises";
export { useCartSync } from "./use-cart-sync";
export const loadCartBar = () => import("./components/cart-bar");
export const CartOverlay = lazy(() => import("./components/cart-overlay"));
export const ClearCartOverlay = lazy(() => import("./components/clear-cart-overlay"));
