import { useEffect } from "react";
import type { Checkout } from "./use-checkout";

/**
 * Takes a coupon that the shop refuses out of the order, and says why. It is asked for once: each further time would be a
 * guess, and those are limited.
 */
export function useRefusedCoupon({ quote, coupon, couponApplies, loseCoupon }: Checkout): void {
  const { quoted } = quote;
  const isRefused = quoted?.isCouponRefused === true && couponApplies;
  const reason = quoted?.problems.find(({ code }) => code === "coupon")?.message ?? "";
  useEffect(() => {
    if (isRefused && coupon) loseCoupon(coupon.code, reason);
  });
}
