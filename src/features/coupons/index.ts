import { lazy } from "@/ui/loading/lazy";

export { couponsQuery, publicCouponsQuery } from "./api/get-coupons";
export { CouponTicket } from "./components/coupon-ticket";
export { useCouponText } from "./coupon-text";
export { useCopiedCode } from "./use-copied-code";
/** The customer's coupons, in a chunk of its own. */
export const CustomerCoupons = lazy(() =>
  import("./components/customer-coupons").then((module) => ({ default: module.CustomerCoupons })),
);
