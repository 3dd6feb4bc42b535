import { describe, expect, it } from "vitest";
import type { FoodVariation } from "@/contract";
import { applicableDiscount, chargedEach, lineDiscount, linePrice, unitPrice } from "./item-price";

const group: FoodVariation = {
  name: "Size",
  type: "single",
  min: "0",
  max: "0",
  required: "on",
  values: [
    { label: "Small", optionPrice: "0" },
    { label: "Large", optionPrice: "3.9" },
  ],
};
const plain = {
  price: 9.99,
  variations: [],
  food_variations: [group],
  add_ons: [{ id: 7, name: "Cheese", price: 1.25, store_id: 1 }],
  discount: 10,
  discount_type: "percent" as const,
  store_discount: 0,
};

describe("the price of a line", () => {
  it("reads option prices as whole numbers", () => {
    expect(unitPrice(plain, [{ name: "Size", values: { label: ["Large"] } }], 2)).toBe(1299);
  });
  it("takes the combination's own price", () => {
    const item = { ...plain, variations: [{ type: "Red-L", price: 20, stock: 3 }] };
    expect(unitPrice(item, [{ type: "red l", price: 1 }], 2)).toBe(2000);
  });
  it("discounts price and options but not add-ons", () => {
    const price = linePrice({
      item: plain,
      variation: [{ name: "Size", values: { label: ["Large"] } }],
      quantity: 2,
      addOns: [{ id: 7, quantity: 3 }],
      digits: 2,
    });
    expect(price).toEqual({ unit: 1299, products: 2598, discount: 260, addOns: 375, total: 2713 });
    expect(chargedEach(price, 2)).toBe(1169);
  });
  it("prefers a store-wide discount above 0 to the item's own", () => {
    expect(applicableDiscount({ ...plain, store_discount: 5 }, 2)).toEqual({ type: "percent", value: 500 });
  });
  it.each([{ store_discount_min_purchase: 20 }, { store_discount_max_discount: 8 }])(
    "leaves out a store-wide discount with the condition %j",
    (condition) =>
      expect(applicableDiscount({ ...plain, store_discount: 5, ...condition }, 2)).toEqual({
        type: "percent",
        value: 1000,
      }),
  );
  it("takes a fixed amount once for each piece and never goes below 0", () => {
    expect(lineDiscount(500, 3, { type: "amount", value: 100 })).toBe(300);
    expect(lineDiscount(500, 3, { type: "amount", value: 900 })).toBe(1500);
  });
  it("ignores add-ons that the item does not offer and negative quantities", () => {
    const price = linePrice({
      item: plain,
      variation: [],
      quantity: 1,
      addOns: [
        { id: 99, quantity: 1 },
        { id: 7, quantity: -2 },
      ],
      digits: 2,
    });
    expect(price.addOns).toBe(0);
  });
});
