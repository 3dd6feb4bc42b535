/** Coupons: whether one applies and what it takes off. Money in minor units. */
import type { Coupon, CouponType } from "@/contract";
import { type Minor, percentOf, toBasisPoints, toMinor } from "./money";

export interface CouponTerms {
  type: CouponType;
  discountType: "percent" | "amount";
  /** Basis points for percent, minor units for amount. */
  discount: number;
  minimumPurchase: Minor;
  /** 0 is no cap. */
  maximumDiscount: Minor;
}

/** The terms of a coupon as the wire names them. */
export function couponTerms(coupon: Coupon, digits: number): CouponTerms {
  return {
    type: coupon.coupon_type,
    discountType: coupon.discount_type,
    discount:
      coupon.discount_type === "percent" ? toBasisPoints(coupon.discount) : toMinor(coupon.discount, digits),
    minimumPurchase: toMinor(coupon.min_purchase, digits),
    maximumDiscount: toMinor(coupon.max_discount, digits),
  };
}

/** The amount by which the discounted sum of products and add-ons misses the coupon's minimum; 0 when it reaches it. */
export function missingForMinimum(coupon: Pick<CouponTerms, "minimumPurchase">, discountedSum: Minor): Minor {
  return Math.max(0, coupon.minimumPurchase - discountedSum);
}

/** Whether the discounted sum of products and add-ons reaches the coupon's minimum. */
export function reachesMinimum(coupon: Pick<CouponTerms, "minimumPurchase">, discountedSum: Minor): boolean {
  return missingForMinimum(coupon, discountedSum) === 0;
}

/** The coupon's discount on the discounted sum of products and add-ons; 0 for free delivery and below its minimum. */
export function couponDiscount(coupon: CouponTerms, discountedSum: Minor): Minor {
  if (coupon.type === "free_delivery" || !reachesMinimum(coupon, discountedSum)) return 0;
  const off = coupon.discountType === "percent" ? percentOf(discountedSum, coupon.discount) : coupon.discount;
  const capped = coupon.maximumDiscount > 0 ? Math.min(off, coupon.maximumDiscount) : off;
  return Math.max(0, Math.min(capped, discountedSum));
}

/** Whether the coupon makes the delivery free. */
export function couponFreesDelivery(coupon: CouponTerms | null, discountedSum: Minor): boolean {
  return coupon?.type === "free_delivery" && reachesMinimum(coupon, discountedSum);
}

/** Whether a guest may use a coupon: one for everybody whose uses are not counted by person. */
export const isForGuests = ({ coupon_type, limit }: Pick<Coupon, "coupon_type" | "limit">): boolean =>
  coupon_type !== "first_order" && (limit ?? 0) === 0;
