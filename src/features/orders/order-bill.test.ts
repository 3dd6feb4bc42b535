import { describe, expect, it } from "vitest";
import type { OrderLine } from "@/contract";
import { orderOf } from "../../../tests/fixtures/order";
import { orderBill } from "./order-bill";

describe("the bill", () => {
  const lines = [
    { price: 5, quantity: 2, total_add_on_price: 1.5 },
    { price: 3, quantity: 1, total_add_on_price: 0 },
  ] as OrderLine[];

  it("lists amounts other than 0, with reductions as negative numbers", () => {
    const bill = orderBill(
      orderOf({
        store_discount_amount: 2,
        coupon_discount_amount: 1,
        total_tax_amount: 0.5,
        delivery_charge: 3,
      }),
      lines,
    );
    expect(bill).toEqual([
      { name: "items", amount: 13 },
      { name: "addOns", amount: 1.5 },
      { name: "discount", amount: -2 },
      { name: "coupon", amount: -1 },
      { name: "tax", amount: 0.5 },
      { name: "delivery", amount: 3 },
    ]);
  });

  it("names what rounding added or took off", () => {
    const rows = (rounding?: number) => orderBill(orderOf({ rounding }), lines).slice(-1);
    expect(rows(-0.02)).toEqual([{ name: "rounding", amount: -0.02 }]);
    expect(rows(0.005)).toEqual([{ name: "rounding", amount: 0.005 }]);
    expect(rows(undefined)).not.toContainEqual(expect.objectContaining({ name: "rounding" }));
  });

  it("shows free delivery, but no delivery for take-away", () => {
    expect(orderBill(orderOf(), lines).map((row) => row.name)).toContain("delivery");
    expect(orderBill(orderOf({ order_type: "take_away" }), lines).map((row) => row.name)).not.toContain(
      "delivery",
    );
  });
});
