import { lazy } from "@/ui/lazy";

export { couponsQuery, publicCouponsQuery } from "./api/get-coupons";
export const CheckoutForm = lazy(() => import("./components/checkout-form"));
export const GuestPromptOverlay = lazy(() => import("./components/guest-prompt-overlay"));
export const GuestContactOverlay = lazy(() => import("./components/guest-contact-overlay"));
