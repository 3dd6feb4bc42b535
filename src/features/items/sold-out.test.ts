import { expect, it } from "vitest";
import { maxQuantity, quantityProblem } from "@/domain/quantity-limits";
import { cardOverlay, isSoldOut } from "./card-rules";

const size = { name: "Size", type: "single", min: "0", max: "0", required: "on" } as const;
const dish = {
  module_type: "food",
  stock: 0,
  variations: [],
  maximum_cart_quantity: null,
  food_variations: [
    {
      ...size,
      values: [
        { label: "Small", optionPrice: "0" },
        { label: "Large", optionPrice: "2", sold_out: true },
      ],
    },
  ],
} as const;
const item = {
  ...dish,
  variations: [],
  food_variations: dish.food_variations.map((group) => ({ ...group, values: [...group.values] })),
};
const chosen = (label: string) => [{ name: "Size", values: { label: [label] } }];

it("a dish is sold out where the shop says so, though its stock is not counted", () => {
  expect([isSoldOut(item), isSoldOut({ ...item, sold_out: true })]).toEqual([false, true]);
  expect(quantityProblem({ ...item, sold_out: true }, [], 1)).toBe("out_of_stock");
  expect(cardOverlay({ ...item, sold_out: true, store_changes_at: null }, "now", true)).toBe(
    "item.outOfStock",
  );
});

it("of a dish with an option that is sold out the cart can hold none", () => {
  expect(maxQuantity(item, chosen("Small"))).toBe(Number.POSITIVE_INFINITY);
  expect(maxQuantity(item, chosen("Large"))).toBe(0);
});
