import { preloadTexts } from "@/platform/i18n";
import { lazy } from "@/ui/loading/lazy";

export { ChoiceBoundary } from "./components/choice-boundary";
export { CashProblemNote } from "./components/payment-notes";
export { StoreDiscountNote } from "./components/store-discount-note";
export { cashProblem } from "./order-quote";
export type { OrderSource } from "./order-source";
export { type DeliveryDistance, useDeliveryDistance } from "./use-delivery-distance";
export { type DeliveryPlace, useDeliveryPlace } from "./use-delivery-place";
export { type PlaceOrder, usePlaceOrder } from "./use-place-order";

/** Delivery or take-away, for forms of other features. */
export const OrderTypeChoice = lazy(() => import("./components/order-type-choice"));

const loadRest = async () => (await import("./components/load-rest")).loadRest();
/** How far an order is, between the press and the server's response. */
export const PlacingPanel = lazy(() => loadRest().then(({ PlacingPanel }) => ({ default: PlacingPanel })));

/** Leads home and says why. */
export const NothingToOrder = lazy(() => import("./components/nothing-to-order"));

const loadView = () => import("./components/checkout-view");
export const CheckoutView = lazy(loadView);
/** Loads the first fields and every text of the page, which would otherwise suspend it one after the other. Never rejects. */
export const preloadCheckoutView = async (): Promise<void> => {
  await Promise.all([loadView(), preloadTexts("checkout", "frame")]).catch(() => undefined);
};
/** Loads also what is needed until the order is placed, as for a checkout without a network. Never rejects. */
export const preloadCheckout = async (): Promise<void> => {
  const parts = loadRest().then(({ loadOrderParts }) => loadOrderParts());
  await Promise.all([preloadCheckoutView(), parts]).catch(() => undefined);
};
export const GuestPromptOverlay = lazy(() => import("./components/guest-prompt-overlay"));
export const GuestContactOverlay = lazy(() => import("./components/guest-contact-overlay"));
