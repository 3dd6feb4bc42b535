import { and, count, eq, notInArray } from "drizzle-orm";
import type { Queryable } from "../../context";
import { orders } from "../../db/schema";
import { voidStatuses } from "../orders/statuses";
import type { CouponRow } from "./usable-coupon";

const standing = (customerId: number) =>
  and(eq(orders.customerId, customerId), notInArray(orders.status, [...voidStatuses]));

/** Orders of a customer that still stand. */
export async function standingOrders(database: Queryable, customerId: number): Promise<number> {
  const [row] = await database.select({ orders: count() }).from(orders).where(standing(customerId));
  return row?.orders ?? 0;
}

/** Why a customer's own orders stand against a coupon, as the refusal that says so; null when they do not. */
type CustomerLimit = "coupon_first_order" | "coupon_used_by_you" | null;

/** Reads a customer's orders that still stand once, and answers for any number of coupons what they leave of them. */
export async function customerLimits(
  database: Queryable,
  customerId: number,
): Promise<(coupon: Pick<CouponRow, "id" | "type" | "limitPerCustomer">) => CustomerLimit> {
  const rows = await database
    .select({ couponId: orders.couponId, orders: count() })
    .from(orders)
    .where(standing(customerId))
    .groupBy(orders.couponId);
  const uses = new Map(rows.map((row) => [row.couponId, row.orders]));
  return ({ id, type, limitPerCustomer }) => {
    if (type === "first_order" && rows.length > 0) return "coupon_first_order";
    return limitPerCustomer && (uses.get(id) ?? 0) >= limitPerCustomer ? "coupon_used_by_you" : null;
  };
}
