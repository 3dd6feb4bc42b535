import { describe, expect, it } from "vitest";
import type { OrderLine } from "@/contract";
import { orderOf } from "../../../tests/fixtures/order";
import { orderBill } from "./order-bill";

describe("the bill of an order", () => {
  const lines = [
    { price: 5.1, quantity: 3, total_add_on_price: 1.5 },
    { price: 0.07, quantity: 1, total_add_on_price: 0 },
  ] as OrderLine[];

  it("adds the lines up in the smallest unit, before discounts", () => {
    const bill = orderBill(
      orderOf({
        store_discount_amount: 2,
        coupon_discount_amount: 1,
        total_tax_amount: 0.5,
        delivery_charge: 3,
      }),
      lines,
      2,
    );
    expect(bill).toEqual([
      { name: "items", amount: 1537 },
      { name: "addOns", amount: 150 },
      { name: "discount", amount: -200 },
      { name: "coupon", amount: -100 },
      { name: "tax", amount: 50 },
      { name: "delivery", amount: 300 },
    ]);
  });

  it.each([
    [0, 150, 2, 300],
    [3, 1.125, 3, 3375],
  ])("counts with %d decimals where the currency has so many", (digits, price, quantity, amount) => {
    const line = { price, quantity, total_add_on_price: 0 } as OrderLine;
    expect(orderBill(orderOf({ order_type: "take_away" }), [line], digits)).toEqual([
      { name: "items", amount },
    ]);
  });

  it.each([
    [-0.02, 2, -2],
    [0.005, 3, 5],
    [undefined, 2, undefined],
  ])("names %s that rounding added or took off", (rounding, digits, amount) => {
    const row = orderBill(orderOf({ rounding }), lines, digits).find(({ name }) => name === "rounding");
    expect(row?.amount).toBe(amount);
  });

  it("of a take-away has no delivery", () =>
    expect(orderBill(orderOf({ order_type: "take_away" }), lines, 2).map((row) => row.name)).not.toContain(
      "delivery",
    ));
});
