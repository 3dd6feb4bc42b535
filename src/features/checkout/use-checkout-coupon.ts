import { useState } from "react";
import type { Coupon } from "@/contract";
import { checkoutCoupon, saveCheckoutCoupon } from "@/stores/checkout-draft";

export interface CheckoutCoupon {
  coupon: Coupon | null;
  /** Takes a coupon, or takes it away; what was said about a lost one is over. */
  setCoupon: (coupon: Coupon | null) => void;
  /** The coupon that the shop no longer takes, with its reason; shown where coupons are. */
  lostCoupon: { code: string; reason: string } | null;
  loseCoupon: (code: string, reason: string) => void;
}

/** The coupon of this store's order, kept with what is typed. */
export function useCheckoutCoupon(storeId: number): CheckoutCoupon {
  const [coupon, setCouponHere] = useState(() => checkoutCoupon(storeId));
  const [lostCoupon, setLostCoupon] = useState<CheckoutCoupon["lostCoupon"]>(null);
  const setCoupon = (taken: Coupon | null) => {
    setCouponHere(taken);
    setLostCoupon(null);
    saveCheckoutCoupon(storeId, taken);
  };
  const loseCoupon = (code: string, reason: string) => {
    setCoupon(null);
    setLostCoupon({ code, reason });
  };
  return { coupon, setCoupon, lostCoupon, loseCoupon };
}
