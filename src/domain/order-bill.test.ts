import { describe, expect, it } from "vitest";
import { type BillAmounts, billRows, isReduction } from "./order-bill";

const nothing: BillAmounts = {
  products: 0,
  addOns: 0,
  discount: 0,
  couponDiscount: 0,
  firstOrderBonus: 0,
  tax: 0,
  taxIncluded: false,
  deliveryCharge: 0,
  tip: 0,
  packaging: 0,
  additionalCharge: 0,
  rounding: 0,
};
const everything: BillAmounts = {
  products: 2870,
  addOns: 120,
  discount: 287,
  couponDiscount: 200,
  firstOrderBonus: 100,
  tax: 120,
  taxIncluded: false,
  deliveryCharge: 250,
  tip: 150,
  packaging: 75,
  additionalCharge: 50,
  rounding: -3,
};
const named = (rows: ReturnType<typeof billRows>) => rows.map(({ name, amount }) => `${name} ${amount}`);

describe("the rows of a bill", () => {
  it("come in the order of a receipt, items before discounts, and add up to the total", () => {
    const rows = billRows(everything, "delivery");
    expect(named(rows)).toEqual([
      "items 2870",
      "addOns 120",
      "discount -287",
      "coupon -200",
      "firstOrder -100",
      "tax 120",
      "delivery 250",
      "tip 150",
      "packaging 75",
      "additional 50",
      "rounding -3",
    ]);
    // 28.70 + 1.20 − 2.87 − 2.00 − 1.00 = 24.03; + 1.20 + 2.50 + 1.50 + 0.75 + 0.50 = 30.48; − 0.03 = 30.45
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(3045);
  });
  it("call a discount a reduction, and what rounding takes off none", () =>
    expect(
      billRows(everything, "delivery")
        .filter(isReduction)
        .map(({ name }) => name),
    ).toEqual(["discount", "coupon", "firstOrder"]));
  it("name an included tax as such, which is no part of the sum", () =>
    expect(named(billRows({ ...everything, taxIncluded: true }, "delivery"))).toContain("taxIncluded 120"));
  it("show a free delivery, and none where the order is collected", () => {
    expect(named(billRows({ ...nothing, products: 650 }, "delivery"))).toEqual(["items 650", "delivery 0"]);
    expect(named(billRows({ ...nothing, products: 650, tax: 33 }, "take_away"))).toEqual([
      "items 650",
      "tax 33",
    ]);
  });
  it("begin with the delivery of a parcel", () =>
    expect(named(billRows({ ...nothing, deliveryCharge: 900, tax: 45, tip: 100 }, "parcel"))).toEqual([
      "delivery 900",
      "tax 45",
      "tip 100",
    ]));
});
