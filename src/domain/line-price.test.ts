import { describe, expect, it } from "vitest";
import type { FoodVariation } from "@/contract";
import { inCents } from "../../tests/fixtures/price-reading";
import { linePrice } from "./line-price";

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
  it("discounts price and options but not add-ons", () => {
    const price = linePrice({
      item: plain,
      variation: [{ name: "Size", values: { label: ["Large"] } }],
      quantity: 2,
      addOns: [{ id: 7, quantity: 3 }],
      reading: inCents,
    });
    expect(price).toEqual({ unit: 1389, products: 2778, discount: 278, addOns: 375, total: 2875 });
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
      reading: inCents,
    });
    expect(price.addOns).toBe(0);
  });
});
