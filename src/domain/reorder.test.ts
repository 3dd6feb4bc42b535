import { describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { inCents } from "../../tests/fixtures/price-reading";
import { isUnchanged, priceOfLines, reorderLine } from "./reorder";

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
      changedAddOns: [{ name: "Gone", isGone: true }],
      before: 1200,
      now: 1200,
    });
    expect(isUnchanged([result])).toBe(false);
    expect(isUnchanged([reorderLine({ ...sold, add_ons: sold.add_ons.slice(0, 1) }, pizza, inCents)])).toBe(
      true,
    );
  });

  it("tells the price of now beside the one that was paid", () => {
    const dearer = reorderLine({ ...sold, discount_on_item: 1 }, { ...pizza, price: 11 }, inCents);
    expect([dearer.line?.before, dearer.line?.now]).toEqual([1100, 1300]);
    expect(isUnchanged([dearer])).toBe(false);
  });

  it("names an add-on that costs something else now", () => {
    const dearer = { ...pizza, add_ons: [{ id: 7, name: "Cheese", price: 1.25 }] } as Item;
    const result = reorderLine({ ...sold, add_ons: sold.add_ons.slice(0, 1) }, dearer, inCents);
    expect(result.line?.changedAddOns).toEqual([{ name: "Cheese", isGone: false }]);
    expect(isUnchanged([result])).toBe(false);
  });

  it.each([
    // 3 × 3.33 = 9.99, 10 % of the line is 1.00 and not three times 0.33; cheese 1.00.
    [
      "its discount once a line",
      { ...pizza, food_variations: [], price: 3.33, discount: 10 },
      3,
      999,
      100,
      100,
    ],
    // 2 × (10.00 + 2.50) = 25.00, 12.5 % is 3.13.
    [
      "the cents of options",
      {
        ...pizza,
        food_variations: [{ ...sizes, values: [{ label: "Large", optionPrice: "2.50" }] }],
        discount: 12.5,
      },
      2,
      2500,
      313,
      100,
    ],
    [
      "an amount off each piece",
      { ...pizza, food_variations: [], discount: 0.35, discount_type: "amount" },
      3,
      3000,
      105,
      100,
    ],
    [
      "a store's discount without a condition",
      { ...pizza, food_variations: [], store_discount: 15 },
      2,
      2000,
      300,
      100,
    ],
  ])("costs what the cart will say: %s", (_, item, quantity, products, discount, addOns) => {
    const large = item.food_variations?.length ? sold.variation : [];
    const line = reorderLine(
      { ...sold, quantity, variation: large, add_ons: sold.add_ons.slice(0, 1) },
      item as unknown as Item,
      inCents,
    );
    const gone = reorderLine(sold, null, inCents);
    const price = priceOfLines([gone, line], inCents);
    const total = products - discount + addOns;
    expect(price.lines).toEqual([null, expect.objectContaining({ products, discount, addOns, total })]);
    expect(price.subtotal).toBe(total);
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
