import { describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { inCents } from "../../tests/fixtures/price-reading";
import { isUnchanged, reorderLine } from "./reorder";

const sizes = {
  name: "Size",
  type: "single" as const,
  min: "0",
  max: "0",
  required: "on" as const,
  values: [
    { label: "Small", optionPrice: "0" },
    { label: "Large", optionPrice: "2" },
  ],
};
const pizza = {
  id: 1,
  name: "Pizza",
  module_type: "food",
  price: 10,
  discount: 0,
  discount_type: "percent",
  store_discount: 0,
  food_variations: [sizes],
  variations: [],
  add_ons: [{ id: 7, name: "Cheese", price: 1 }],
  stock: 0,
  maximum_cart_quantity: 5,
} as unknown as Item;
const rice = { ...pizza, name: "Rice", module_type: "grocery", food_variations: [], stock: 3 } as Item;
const sold = {
  quantity: 2,
  price: 12,
  discount_on_item: 0,
  variation: [{ name: "Size", values: [{ label: "Large", optionPrice: "2" }] }],
  add_ons: [
    { id: 7, name: "Cheese", price: 1, quantity: 1 },
    { id: 8, name: "Gone", price: 1, quantity: 1 },
  ],
  item_details: pizza,
};
const plainSold = { ...sold, price: 10, variation: [], add_ons: [], item_details: rice };

describe("a line that is ordered again", () => {
  it("has its choices, its pieces and the add-ons that there still are", () => {
    const result = reorderLine(sold, pizza, inCents);
    expect(result.line).toMatchObject({
      quantity: 2,
      isFewer: false,
      variation: [{ name: "Size", values: { label: ["Large"] } }],
      addOns: [{ id: 7, quantity: 1 }],
      before: 1200,
      now: 1200,
    });
    expect(isUnchanged([result])).toBe(true);
  });

  it("tells the price of now beside the one that was paid", () => {
    const dearer = reorderLine({ ...sold, discount_on_item: 1 }, { ...pizza, price: 11 }, inCents);
    expect([dearer.line?.before, dearer.line?.now]).toEqual([1100, 1300]);
    expect(isUnchanged([dearer])).toBe(false);
  });

  it.each([
    ["the shop no longer has", sold, null, "gone"],
    [
      "has lost the chosen option",
      sold,
      { ...pizza, food_variations: [{ ...sizes, values: sizes.values.slice(0, 1) }] },
      "choices",
    ],
    ["needs a choice now", { ...sold, variation: [] }, pizza, "choices"],
    [
      "has combinations now",
      plainSold,
      { ...rice, variations: [{ type: "Red", price: 1, stock: 1 }] },
      "choices",
    ],
    ["is sold out", plainSold, { ...rice, stock: 0 }, "soldOut"],
  ])("that %s is named", (_, line, item, problem) => {
    expect(reorderLine(line, item as Item | null, inCents)).toMatchObject({ problem, line: null });
  });

  it("has fewer pieces where there are fewer", () => {
    const fewer = reorderLine(plainSold, { ...rice, stock: 1 }, inCents);
    expect([fewer.line?.quantity, fewer.line?.isFewer]).toEqual([1, true]);
    expect(isUnchanged([fewer])).toBe(false);
  });
});
