import { expect, it } from "vitest";
import type { Coupon } from "@/contract";
import { bestCoupon, couponSaving } from "./best-coupon";

const coupon = (code: string, more: Partial<Coupon>): Coupon =>
  ({
    code,
    coupon_type: "default",
    discount_type: "amount",
    discount: 1,
    min_purchase: 0,
    max_discount: 0,
    ...more,
  }) as Coupon;
const subject = { subtotal: 2_000, deliveryCharge: 300, digits: 2 };
const two = coupon("TWO", { discount: 2 });
const tenth = coupon("TENTH", { discount_type: "percent", discount: 20, max_discount: 2.5 });
const way = coupon("WAY", { coupon_type: "free_delivery", discount: 0 });
const dear = coupon("DEAR", { discount: 15, min_purchase: 50 });

it.each([
  ["an amount", two, 200],
  ["a percentage up to its most", tenth, 250],
  ["the delivery", way, 300],
  ["nothing below its minimum", dear, 0],
])("a coupon saves %s", (_, offer, saving) => expect(couponSaving(offer, subject)).toBe(saving));

it.each([
  ["the one that saves the most", [two, dear, way, tenth], subject, "WAY"],
  ["another one where no delivery is paid", [way, two, tenth], { ...subject, deliveryCharge: 0 }, "TENTH"],
  ["none where none saves anything", [dear], subject, undefined],
])("of several %s is the best", (_, offers, of, code) =>
  expect(bestCoupon(offers, of)?.coupon.code).toBe(code),
);
