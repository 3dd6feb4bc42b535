import { describe, expect, it } from "vitest";
import type { FoodVariation } from "@/contract";
import {
  findVariation,
  fromCartVariation,
  isKnownSelection,
  selectionProblem,
  toCartVariation,
  variationKey,
} from "./variations";

const size: FoodVariation = {
  name: "Size",
  type: "single",
  min: "0",
  max: "0",
  required: "on",
  values: [
    { label: "Small", optionPrice: "0" },
    { label: "Large", optionPrice: "3" },
  ],
};
const sauces: FoodVariation = {
  name: "Sauces",
  type: "multi",
  min: "2",
  max: "3",
  required: "off",
  values: ["Chili", "Mint", "Garlic", "Lime"].map((label) => ({ label, optionPrice: "1" })),
};

describe("choosing food options", () => {
  it("reports a missing required group", () => {
    expect(selectionProblem([size, sauces], {})).toEqual({ reason: "missing", group: "Size" });
  });
  it("accepts an optional group without choices", () => {
    expect(selectionProblem([size, sauces], { Size: ["Large"] })).toBeNull();
  });
  it.each([[["Chili"]], [["Chili", "Mint", "Garlic", "Lime"]]])("refuses %j of a 2 to 3 group", (picked) => {
    expect(selectionProblem([sauces], { Sauces: picked })).toEqual({
      reason: "out_of_range",
      group: "Sauces",
      min: 2,
      max: 3,
    });
  });
  it("does not count labels that are not offered", () => {
    expect(selectionProblem([size], { Size: ["Giant"] })).toEqual({ reason: "missing", group: "Size" });
    expect(isKnownSelection([size], { Size: ["Giant"] })).toBe(false);
    expect(isKnownSelection([size], { Colour: ["Red"] })).toBe(false);
    expect(isKnownSelection([size], { Size: ["Large", "Large"] })).toBe(false);
    expect(isKnownSelection([size], { Size: ["Large"] })).toBe(true);
  });
  it("writes the request form in the order of the options and reads it back", () => {
    const variation = toCartVariation([size, sauces], { Sauces: ["Lime", "Chili"], Size: ["Small"] });
    expect(variation).toEqual([
      { name: "Size", values: { label: ["Small"] } },
      { name: "Sauces", values: { label: ["Chili", "Lime"] } },
    ]);
    expect(fromCartVariation(variation)).toEqual({ Size: ["Small"], Sauces: ["Chili", "Lime"] });
  });
});

describe("combinations", () => {
  const variations = [
    { type: "Dark Red-L", price: 5, stock: 1 },
    { type: "Blue-XL", price: 6, stock: 0 },
  ];
  it.each([[["Dark Red", "L"]], [["DarkRed", "L"]], ["dark-red-l"]])("finds %j", (chosen) => {
    expect(findVariation(variations, chosen)?.price).toBe(5);
  });
  it("finds nothing for an unknown one", () => expect(findVariation(variations, ["Green", "L"])).toBeNull());
});

describe("the key of a variation", () => {
  it("is the same for the same choices in another order", () => {
    const one = [
      { name: "A", values: { label: ["x", "y"] } },
      { name: "B", values: { label: ["z"] } },
    ];
    const other = [
      { name: "B", values: { label: ["z"] } },
      { name: "A", values: { label: ["y", "x"] } },
    ];
    expect(variationKey(one)).toBe(variationKey(other));
    expect(variationKey(one)).not.toBe(variationKey([{ name: "A", values: { label: ["x"] } }]));
  });
  it("ignores dashes and spaces of a combination", () => {
    expect(variationKey([{ type: "Red - L", price: 1 }])).toBe(variationKey([{ type: "red-l", price: 9 }]));
  });
  it("is empty for nothing chosen", () => expect(variationKey([])).toBe(""));
});
