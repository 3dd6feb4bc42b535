import { expect, it } from "vitest";
import type { Item } from "@/contract";
import { describeLineChoice } from "./line-options";

const item = {
  choice_options: [{ name: "choice_1", title: "Size", options: ["M", "L"] }],
  add_ons: [
    { id: 1, name: "Cheese", price: 1 },
    { id: 2, name: "Olives", price: 1 },
  ],
} as unknown as Item;

it("names options, combination and add-ons in their order, and how many there are of more than one", () => {
  const variation = [{ name: "Bun", values: { label: ["Sesame", "Toasted"] } }];
  const addOns = [
    { id: 2, quantity: 1 },
    { id: 1, quantity: 2 },
  ];
  expect(describeLineChoice({ item, variation, addOns })).toBe("Sesame, Toasted · Olives · Cheese × 2");
  expect(describeLineChoice({ item, variation: [{ type: "L", price: 2, stock: 1 }], addOns: [] })).toBe("L");
});

it("says nothing of a line without a choice, and leaves out what the item no longer has", () => {
  expect(describeLineChoice({ item, variation: [], addOns: [{ id: 9, quantity: 1 }] })).toBe("");
});
