import { type RefusalRow, row } from "./refusal-row";

/** Errors of cart and coupons. */
export const cartRefusals = {
  // Cart
  item_not_found: row(404, "not_found"),
  cart_item: row(403, "cart_item"),
  cart_item_limit: row(403, "cart_item_limit"),
  stock: row(403, "stock"),
  sold_out: row(403, "stock"),
  flash_stock: row(403, "stock"),
  cart_full: row(403, "cart_item_limit"),
  cart_line_not_found: row(404, "cart"),
  variation_unknown: row(403, "variation"),
  variation_missing: row(403, "variation"),
  variation_range: row(403, "variation"),
  add_on_unknown: row(403, "add_on_ids"),

  // Coupons
  coupon_unknown: row(404, "coupon"),
  coupon_used_up: row(406, "coupon"),
  coupon_used_by_you: row(406, "coupon"),
  coupon_expired: row(407, "coupon"),
  coupon_not_eligible: row(403, "coupon"),
  coupon_first_order: row(403, "coupon"),
  coupon_minimum: row(403, "coupon"),
  coupon_login: row(403, "coupon"),
} as const satisfies Record<string, RefusalRow>;
