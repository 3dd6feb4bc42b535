import { expect, it } from "vitest";
import { findGuestCoupon } from "./guest-coupons";

const coupon = { code: "TEN", coupon_type: "default", limit: null, store_id: null } as const;
const coupons = [
  coupon,
  { ...coupon, code: "ONE-EACH", limit: 1 },
  { ...coupon, code: "NO-LIMIT", limit: 0 },
  { ...coupon, code: "FIRST", coupon_type: "first_order" as const },
  { ...coupon, code: "SUMMER–20" },
  { ...coupon, code: "KITCHEN", coupon_type: "store_wise" as const, store_id: 3 },
];

it.each([
  [" ten ", 3, "TEN"],
  ["NO-LIMIT", 3, "NO-LIMIT"],
  ["KITCHEN", 3, "KITCHEN"],
  ["KITCHEN", 4, undefined],
  ["ONE-EACH", 3, undefined],
  ["FIRST", 3, undefined],
  ["TE", 3, undefined],
  ["no–limit", 3, "NO-LIMIT"],
  ["\u200eＮＯ－ＬＩＭＩＴ", 3, "NO-LIMIT"],
  ["SUMMER-20", 3, "SUMMER–20"],
  ["SUMMER–20", 3, "SUMMER–20"],
])("a guest who types %j at store %d uses %s", (typed, storeId, code) =>
  expect(findGuestCoupon(coupons, typed, storeId)?.code).toBe(code),
);
