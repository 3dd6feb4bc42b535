import { describe, expect, it } from "vitest";
import { couponDiscount } from "./coupon";
import { type OrderTotalInput, orderTotal } from "./order-total";

const base: OrderTotalInput = {
  lines: [{ products: 2000, ownDiscount: 200, addOns: 300, onSale: false }],
  storeWide: null,
  coupon: null,
  firstOrder: null,
  tax: { percent: 500, included: false },
  orderType: "delivery",
  deliveryCharge: 450,
  freeDelivery: { toAllStores: false, overAmount: null, byStore: false },
  tip: 100,
  additionalCharge: 50,
  packaging: 75,
};
const coupon = {
  type: "default" as const,
  discountType: "percent" as const,
  discount: 1000,
  minimumPurchase: 0,
  maximumDiscount: 0,
};

describe("the total of an order", () => {
  it("is the sum of the amounts shown", () => {
    const total = orderTotal(base);
    expect(total.subtotal).toBe(2100);
    expect(total.tax).toBe(105);
    expect(total.total).toBe(2100 + 105 + 450 + 100 + 50 + 75);
  });
  it.each([
    [1, 2_880, 0],
    [50, 2_900, 20],
    [7, 2_877, -3],
    [1_000, 3_000, 120],
  ])("is rounded to a multiple of %i, which is a line of its own", (totalStep, total, rounding) => {
    expect(orderTotal({ ...base, totalStep })).toMatchObject({ total, rounding, tax: 105, subtotal: 2_100 });
  });
  it("does not add a tax that the prices include", () => {
    const total = orderTotal({ ...base, tax: { percent: 500, included: true } });
    expect(total.tax).toBe(100);
    expect(total.total).toBe(2100 + 450 + 100 + 50 + 75);
  });
  it("taxes what is left after coupon and first-order bonus", () => {
    const total = orderTotal({ ...base, coupon, firstOrder: { type: "amount", value: 90 } });
    expect(total.couponDiscount).toBe(210);
    expect(total.firstOrderBonus).toBe(90);
    expect(total.tax).toBe(90);
  });
  it("never goes below 0 however large the reductions", () => {
    const total = orderTotal({
      ...base,
      coupon: { ...coupon, discountType: "amount", discount: 999_999 },
      firstOrder: { type: "amount", value: 500 },
    });
    expect(total.couponDiscount).toBe(2100);
    expect(total.firstOrderBonus).toBe(0);
    expect(total.total).toBe(450 + 100 + 50 + 75);
  });
  it("take-away has neither delivery nor tip", () => {
    const total = orderTotal({ ...base, orderType: "take_away" });
    expect([total.deliveryCharge, total.originalDeliveryCharge, total.tip]).toEqual([0, 0, 0]);
  });
  it.each([
    [{ toAllStores: true, overAmount: null, byStore: false }, null, "admin"],
    [{ toAllStores: false, overAmount: 2100, byStore: false }, null, "admin"],
    [{ toAllStores: false, overAmount: 2101, byStore: false }, null, null],
    [{ toAllStores: false, overAmount: null, byStore: true }, null, "store"],
    [
      { toAllStores: false, overAmount: null, byStore: false },
      { ...coupon, type: "free_delivery" as const, minimumPurchase: 2000 },
      "coupon",
    ],
    [
      { toAllStores: false, overAmount: null, byStore: false },
      { ...coupon, type: "free_delivery" as const, minimumPurchase: 2200 },
      null,
    ],
  ])("free delivery %j %j is given by %s", (freeDelivery, given, by) => {
    const total = orderTotal({ ...base, freeDelivery, coupon: given });
    expect(total.freeDeliveryBy).toBe(by);
    expect(total.deliveryCharge).toBe(by ? 0 : 450);
    expect(total.originalDeliveryCharge).toBe(450);
  });
});

describe("coupons", () => {
  it.each([
    [coupon, 1005, 101],
    [{ ...coupon, maximumDiscount: 50 }, 1000, 50],
    [{ ...coupon, minimumPurchase: 1001 }, 1000, 0],
    [{ ...coupon, discountType: "amount" as const, discount: 700 }, 500, 500],
    [{ ...coupon, type: "free_delivery" as const }, 1000, 0],
  ])("%j of %d takes %d", (terms, sum, off) => expect(couponDiscount(terms, sum)).toBe(off));
});
