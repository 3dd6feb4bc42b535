// @chunk coupons

import type { Coupon } from "@/contract";
import {
  type Fields,
  fields,
  flag,
  identifier,
  integer,
  integerOrNull,
  number,
  requireEntity,
  requireObject,
  requireRows,
  text,
  textOrNull,
  word,
} from "./readers";

export function couponRow(row: Fields): Coupon | null {
  const id = identifier(row.id);
  const code = textOrNull(row.code);
  if (id === null || code === null) return null;
  const store = fields(row.store);
  const storeId = identifier(store?.id);
  return {
    id,
    title: text(row.title),
    code,
    start_date: text(row.start_date),
    expire_date: text(row.expire_date),
    min_purchase: number(row.min_purchase),
    max_discount: number(row.max_discount),
    discount: number(row.discount),
    // Everything but `amount` is a percentage ("percent", "percentage", missing).
    discount_type: row.discount_type === "amount" ? "amount" : "percent",
    coupon_type: word(
      row.coupon_type,
      ["default", "store_wise", "zone_wise", "free_delivery", "first_order"],
      "default",
    ),
    limit: integerOrNull(row.limit),
    total_uses: integer(row.total_uses),
    data: typeof row.data === "object" && row.data !== null ? JSON.stringify(row.data) : textOrNull(row.data),
    customer_id:
      typeof row.customer_id === "object" ? JSON.stringify(row.customer_id ?? []) : text(row.customer_id),
    created_by: text(row.created_by, "admin"),
    store_id: integerOrNull(row.store_id),
    store: storeId === null ? null : { id: storeId, name: text(store?.name) },
    module_id: integerOrNull(row.module_id),
    status: flag(row.status, true),
  };
}

/** GET /coupon/list and /coupon/list/all. */
export function normaliseCoupons(response: unknown): Coupon[] {
  return requireRows(response, couponRow);
}

/** GET /coupon/apply. */
export function normaliseAppliedCoupon(response: unknown): Coupon {
  return requireEntity(couponRow(requireObject(response)));
}
