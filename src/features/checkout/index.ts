import { lazy } from "@/ui/loading/lazy";

export { publicCouponsQuery } from "./api/get-coupons";
export { StoreDiscountNote } from "./components/store-discount-note";
export { useCouponText } from "./coupon-text";

const loadView = () => import("./components/checkout-view");
export const CheckoutView = lazy(loadView);
/**
 * Loads the checkout's code before its page is opened, with the rules that are needed at the press of its button. A failure
 * is left to the page.
 */
export const preloadCheckout = async (): Promise<void> => {
  await Promise.all([loadView(), import("./checkout-form-schema")]).catch(() => undefined);
};
export const GuestPromptOverlay = lazy(() => import("./components/guest-prompt-overlay"));
export const GuestContactOverlay = lazy(() => import("./components/guest-contact-overlay"));
