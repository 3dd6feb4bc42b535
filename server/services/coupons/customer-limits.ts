import { count } from "drizzle-orm";
import type { Queryable } from "../../context";
import { type CouponRow, orders } from "../../db/schema";
import { accountsOfPerson, isStandingOrderOf } from "../customers/standing-orders";

/** The refusal of a coupon that a customer's own orders have used up; null when they have not. */
type CustomerLimit = "coupon_first_order" | "coupon_used_by_you" | null;

/** Whether a coupon's uses are counted by person: guests cannot use it. */
export const isCountedByPerson = ({
  type,
  limitPerCustomer,
}: Pick<CouponRow, "type" | "limitPerCustomer">): boolean =>
  type === "first_order" || Boolean(limitPerCustomer);

/** Reads the standing orders of a customer, and of a removed account with their phone number, once. The result then says for any coupon whether its limit is reached. */
export async function customerLimits(
  database: Queryable,
  customerId: number,
): Promise<(coupon: Pick<CouponRow, "id" | "type" | "limitPerCustomer">) => CustomerLimit> {
  const rows = await database
    .select({ couponId: orders.couponId, orders: count() })
    .from(orders)
    .where(isStandingOrderOf(await accountsOfPerson(database, customerId)))
    .groupBy(orders.couponId);
  const uses = new Map(rows.map((row) => [row.couponId, row.orders]));
  return ({ id, type, limitPerCustomer }) => {
    if (type === "first_order" && rows.length > 0) return "coupon_first_order";
    return limitPerCustomer && (uses.get(id) ?? 0) >= limitPerCustomer ? "coupon_used_by_you" : null;
  };
}
