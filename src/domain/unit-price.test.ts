import { describe, expect, it } from "vitest";
import arabic from "@/platform/i18n/locales/ar/units";
import english from "@/platform/i18n/locales/en/units";
import { unitPriceOf } from "./unit-price";

const names = [english, arabic];

describe("the price of a kilogram or litre", () => {
  it("is the price over the amount", () => {
    expect(unitPriceOf(845, ["1,000 g"], names)).toEqual({ per: "kilogram", price: 845 });
    expect(unitPriceOf(594, ["330 ml x 6"], names)).toEqual({ per: "litre", price: 300 });
    expect(unitPriceOf(1999, ["4 x 6 x 33 cl"], names)).toEqual({ per: "litre", price: 252 });
    expect(unitPriceOf(450, ["٥٠٠ جم"], names)).toEqual({ per: "kilogram", price: 900 });
  });

  it("uses the first text with an amount", () => {
    expect(unitPriceOf(300, [null, "pack", "300 g", "1 kg"], names)).toEqual({
      per: "kilogram",
      price: 1000,
    });
    expect(unitPriceOf(300, [undefined], names)).toBeNull();
  });

  it("is missing where the chosen variation may change the amount of the unit", () => {
    for (const variation of ["2 pack", "500-600 g", "6x", "24 pcs"])
      expect(unitPriceOf(300, [variation, "kg"], names), variation).toBeNull();
    for (const variation of ["Red", "500 mg", "Large", "B12"])
      expect(unitPriceOf(300, [variation, "kg"], names), variation).toEqual({ per: "kilogram", price: 300 });
  });
});
