import { describe, expect, it } from "vitest";
import type { FoodVariation } from "@/contract";
import { inCents } from "../../tests/fixtures/price-reading";
import { applicableDiscount, lineDiscount, unitPrice } from "./item-price";

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
  discount: 10,
  discount_type: "percent" as const,
  store_discount: 0,
};

describe("the price of an item", () => {
  const optionOf = (optionPrice: string) => ({
    ...plain,
    food_variations: [{ ...group, values: [{ label: "Large", optionPrice }] }],
  });
  const large = [{ name: "Size", values: { label: ["Large"] } }];
  it.each([
    ["2.50", 2, 1249, 1199],
    ["1.50", 2, 1149, 1099],
    ["0.05", 2, 1004, 999],
    ["3.9", 2, 1389, 1299],
    ["12", 2, 2199, 2199],
    ["0.125", 3, 10_115, 9990],
    ["2.505", 3, 12_495, 11_990],
    ["2.505", 2, 1250, 1199],
    ["150.00", 0, 160, 160],
    ["0.5", 0, 11, 10],
    ["-1.25", 2, 874, 899],
    ["-20.00", 2, 0, 0],
    ["", 2, 999, 999],
    ["free", 2, 999, 999],
  ])(
    "counts an option of %s with %d decimals as %d, and as %d where a backend means whole units",
    (price, digits, decimal, whole) => {
      expect(unitPrice(optionOf(price), large, { digits, decimalOptions: true })).toBe(decimal);
      expect(unitPrice(optionOf(price), large, { digits, decimalOptions: false })).toBe(whole);
    },
  );
  it("adds the cents of several options up before anything is rounded", () => {
    const item = {
      ...plain,
      food_variations: [
        {
          ...group,
          type: "multi" as const,
          values: [
            { label: "Dill", optionPrice: "0.35" },
            { label: "Caper", optionPrice: "0.70" },
          ],
        },
        { ...group, name: "Bread", values: [{ label: "Rye", optionPrice: "1.20" }] },
      ],
    };
    const chosen = [
      { name: "Size", values: { label: ["Dill", "Caper"] } },
      { name: "Bread", values: { label: ["Rye"] } },
    ];
    expect(unitPrice(item, chosen, inCents)).toBe(1224);
    expect(unitPrice(item, chosen, { ...inCents, decimalOptions: false })).toBe(1099);
  });
  it("takes the combination's own price", () => {
    const item = { ...plain, variations: [{ type: "Red-L", price: 20, stock: 3 }] };
    expect(unitPrice(item, [{ type: "red l", price: 1 }], inCents)).toBe(2000);
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
});
