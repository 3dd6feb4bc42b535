import { lazy } from "@/ui/lazy";

export { serverCartQuery } from "./api/get-cart";
export { takeServerCart } from "./take-server-cart";
export { type CartInStep, type CartKnowledge, useCartInStep } from "./use-cart-in-step";
export const CartOverlay = lazy(() => import("./components/cart-overlay"));
export const ClearCartOverlay = lazy(() => import("./components/clear-cart-overlay"));
