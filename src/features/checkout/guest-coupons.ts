/** Which coupons a guest may use: those for everybody whose uses are not counted by person. */
import type { Coupon } from "@/contract";
import { isForGuests } from "@/domain/coupon";
import { cleanCode } from "@/domain/written-text";

type Offer = Pick<Coupon, "code" | "coupon_type" | "limit" | "store_id">;

const comparable = (code: string): string => cleanCode(code).toLowerCase();

/** The public coupon with this code that a guest may use at a store, or undefined. Capitals and kinds of dashes do not matter. */
export function findGuestCoupon<T extends Offer>(
  coupons: readonly T[],
  code: string,
  storeId: number,
): T | undefined {
  const wanted = comparable(code);
  return coupons.find(
    (coupon) =>
      comparable(coupon.code) === wanted &&
      isForGuests(coupon) &&
      (coupon.store_id === null || coupon.store_id === storeId),
  );
}
