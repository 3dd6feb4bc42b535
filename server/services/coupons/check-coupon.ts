import { and, eq, inArray, sql } from "drizzle-orm";
import type { CouponTerms } from "@/domain/coupon";
import { shopTime } from "@/domain/shop-time";
import type { TimeZone } from "@/domain/time-zone";
import { cleanCode } from "@/domain/written-text";
import type { Queryable, Transaction } from "../../context";
import { type CouponRow, coupons, stores } from "../../db/schema";
import { type Refusal, refuse } from "../refusals";
import { readColumns, readIds } from "../stored-json";
import { customerLimits, isCountedByPerson } from "./customer-limits";

/** The order that a coupon is meant for. */
export interface CouponUse {
  /** Null for a guest, who may use only coupons for everybody that are not counted by person. */
  customerId: number | null;
  storeId: number;
  moduleId: number;
  /** Zone of the delivery, or of the store. */
  zoneId: number;
  now: Date;
  timeZone: TimeZone;
}

/** The coupon in the terms that the domain prices with. */
export function termsOf(coupon: CouponRow): CouponTerms {
  return {
    type: coupon.type,
    discountType: coupon.discountType,
    discount: coupon.discount,
    minimumPurchase: coupon.minimumPurchase,
    maximumDiscount: coupon.maximumDiscount,
  };
}

/** The refusal caused by the customer's own orders. */
async function customerProblem(
  database: Queryable,
  coupon: CouponRow,
  customerId: number | null,
): Promise<Refusal | null> {
  if (!isCountedByPerson(coupon)) return null;
  // A guest can become a new person at will, so nothing counts against them.
  if (customerId === null) return refuse("coupon_login");
  const limit = (await customerLimits(database, customerId))(coupon);
  return limit === null ? null : refuse(limit);
}

/**
 * The coupon of a code for this use, or its problem `coupon`: 404 unknown, 407 outside of its days, 403 not for
 * guests, this customer, store, module or zone, 406 used up by all or by this customer. Whether the minimum purchase is reached is asked when the sum is known.
 */
export async function checkCoupon(
  database: Queryable,
  code: string,
  use: CouponUse,
): Promise<CouponRow | Refusal> {
  // As it is stored, too: an operator may have written it with a dash or digits of their own.
  const forms = [code.trim(), cleanCode(code)].map((form) => form.toLowerCase());
  const found = await database
    .select()
    .from(coupons)
    .where(and(inArray(sql`lower(${coupons.code})`, forms), eq(coupons.active, true)));
  const coupon = found.find((row) => row.code.toLowerCase() === forms[0]) ?? found[0];
  if (!coupon) return refuse("coupon_unknown");
  readColumns("coupons", coupon, { zoneIds: readIds });
  const { date } = shopTime(use.now, use.timeZone);
  if (date < coupon.startDate || date > coupon.expireDate) return refuse("coupon_expired");
  if (coupon.customerId !== null && coupon.customerId !== use.customerId)
    return refuse(use.customerId === null ? "coupon_login" : "coupon_not_eligible");
  if (coupon.moduleId !== null && coupon.moduleId !== use.moduleId) return refuse("coupon_not_eligible");
  if (coupon.storeId !== null && coupon.storeId !== use.storeId) return refuse("coupon_not_eligible");
  if (coupon.type === "zone_wise" && !coupon.zoneIds.includes(use.zoneId))
    return refuse("coupon_not_eligible");
  if (coupon.limitTotal !== null && coupon.totalUses >= coupon.limitTotal) return refuse("coupon_used_up");
  return (await customerProblem(database, coupon, use.customerId)) ?? coupon;
}

/**
 * Counts a use in the order's transaction. The conditional update holds the row, so that parallel orders pass one
 * after the other and each sees the uses before it. Refuses with 403 what is used up.
 */
export async function countCouponUse(
  tx: Transaction,
  coupon: CouponRow,
  customerId: number | null,
): Promise<void> {
  const taken = await tx
    .update(coupons)
    .set({ totalUses: sql`${coupons.totalUses} + 1` })
    .where(
      and(
        eq(coupons.id, coupon.id),
        sql`(${coupons.limitTotal} is null or ${coupons.totalUses} < ${coupons.limitTotal})`,
      ),
    )
    .returning({ id: coupons.id });
  const problem =
    taken.length === 0 ? refuse("coupon_used_up") : await customerProblem(tx, coupon, customerId);
  if (problem) throw inPlacing(problem);
}

/** In placing an order every refusal of a coupon is 403, as the contract lists it. */
export const inPlacing = (problem: Refusal): Refusal => problem.withStatus(403);

/** Gives a use back when its order is canceled. */
export async function returnCouponUse(tx: Transaction, couponId: number): Promise<void> {
  await tx
    .update(coupons)
    .set({ totalUses: sql`greatest(0, ${coupons.totalUses} - 1)` })
    .where(eq(coupons.id, couponId));
}

/** Zone and module of a store that is listed; null otherwise. */
export async function storePlaceOf(database: Queryable, storeId: number) {
  const [row] = await database
    .select({ zoneId: stores.zoneId, moduleId: stores.moduleId })
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.status, true)))
    .limit(1);
  return row ?? null;
}
