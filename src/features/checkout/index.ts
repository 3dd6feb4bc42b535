import { lazy } from "@/ui/loading/lazy";

export { couponsQuery, publicCouponsQuery } from "./api/get-coupons";
export const CheckoutView = lazy(() => import("./components/checkout-view"));
export const GuestPromptOverlay = lazy(() => import("./components/guest-prompt-overlay"));
export const GuestContactOverlay = lazy(() => import("./components/guest-contact-overlay"));
