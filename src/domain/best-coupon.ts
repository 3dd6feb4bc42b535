/** Which of the coupons that are offered saves the most. */
import type { Coupon } from "@/contract";
import { couponDiscount, couponFreesDelivery, couponTerms } from "./coupon";
import type { Minor } from "./money";

export interface CouponSubject {
  /** The discounted sum of products and add-ons, minor units. */
  readonly subtotal: Minor;
  /** What the delivery costs without a coupon, minor units; 0 while it is not known. */
  readonly deliveryCharge: Minor;
  readonly digits: number;
}

/** What a coupon takes off an order, minor units; 0 where it does not apply. */
export function couponSaving(coupon: Coupon, { subtotal, deliveryCharge, digits }: CouponSubject): Minor {
  const terms = couponTerms(coupon, digits);
  return couponFreesDelivery(terms, subtotal) ? deliveryCharge : couponDiscount(terms, subtotal);
}

/** The coupon that saves the most with what it saves; null where none saves anything. */
export function bestCoupon(
  coupons: readonly Coupon[],
  subject: CouponSubject,
): { readonly coupon: Coupon; readonly saving: Minor } | null {
  return coupons
    .map((coupon) => ({ coupon, saving: couponSaving(coupon, subject) }))
    .reduce<{ coupon: Coupon; saving: Minor } | null>(
      (best, offer) => (offer.saving > (best?.saving ?? 0) ? offer : best),
      null,
    );
}
