import { expect, it } from "vitest";
import type { Item } from "@/contract";
import { describeLineChoice } from "./line-options";

const listed = (labels: readonly string[]) => labels.join("، ");

const item = {
  choice_options: [{ name: "choice_1", title: "Size", options: ["M", "L"] }],
} as unknown as Item;

it("names options and combination in their order", () => {
  const variation = [
    { name: "Bun", values: { label: ["Sesame", "Toasted"] } },
    { name: "Sauce", values: { label: ["Mustard"] } },
  ];
  expect(describeLineChoice({ item, variation }, listed)).toBe("Sesame، Toasted · Mustard");
  expect(describeLineChoice({ item, variation: [{ type: "L", price: 2, stock: 1 }] }, listed)).toBe("L");
});

it("says nothing of a line without a choice", () => {
  expect(describeLineChoice({ item, variation: [] }, listed)).toBe("");
});
