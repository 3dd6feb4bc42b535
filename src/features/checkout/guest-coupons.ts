/** Which coupons a guest may use: those for everybody whose uses are not counted by person. */
import type { Coupon } from "@/contract";
import { isForGuests } from "@/domain/coupon";

type Offer = Pick<Coupon, "code" | "coupon_type" | "limit" | "store_id">;

/** The public coupon with this code that a guest may use at a store, or undefined. Capitals do not matter. */
export function findGuestCoupon<T extends Offer>(
  coupons: readonly T[],
  code: string,
  storeId: number,
): T | undefined {
  const wanted = code.trim().toLowerCase();
  return coupons.find(
    (coupon) =>
      coupon.code.toLowerCase() === wanted &&
      isForGuests(coupon) &&
      (coupon.store_id === null || coupon.store_id === storeId),
  );
}
