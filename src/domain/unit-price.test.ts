import { describe, expect, it } from "vitest";
import { amountIn, type UnitNames, unitPriceOf } from "./unit-price";

const english: UnitNames = {
  kilogram: ["kg"],
  gram: ["g"],
  litre: ["l"],
  centilitre: ["cl"],
  millilitre: ["ml"],
};
const names = [english, { gram: ["غ"] }];

describe("the price of a kilogram or litre", () => {
  it.each([
    ["500 g", 450, { per: "kilogram", price: 900 }],
    ["1.5 l", 300, { per: "litre", price: 200 }],
    ["1,5 L", 300, { per: "litre", price: 200 }],
    ["6 x 330 ml", 594, { per: "litre", price: 300 }],
    ["Pack of 2 × 250 g", 500, { per: "kilogram", price: 1000 }],
    ["kg", 320, { per: "kilogram", price: 320 }],
    ["٥٠٠", 320, null],
    ["250 غ", 100, { per: "kilogram", price: 400 }],
    ["75cl", 750, { per: "litre", price: 1000 }],
  ])("of %s for %i is found", (text, total, expected) =>
    expect(unitPriceOf(total, [text], names)).toEqual(expected),
  );

  it("is null without an amount", () => {
    for (const text of ["pcs", "pack", "ml", "g", "", "Large", "0 g", "500 mg", "Red-L"])
      expect(amountIn(text, names), text).toBeNull();
  });

  it("uses the first text with an amount", () => {
    expect(unitPriceOf(300, [null, "pack", "300 g", "1 kg"], names)).toEqual({
      per: "kilogram",
      price: 1000,
    });
    expect(unitPriceOf(300, [undefined], names)).toBeNull();
  });
});
