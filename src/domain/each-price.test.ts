import { describe, expect, it } from "vitest";
import { eachPrice } from "./each-price";

describe("the price beside a quantity", () => {
  it.each([
    [333, 3, 100, 333, true],
    [333, 3, 0, 333, false],
    [333, 3, 99, 300, false],
    [1435, 2, 287, 1435, true],
    [1435, 2, 286, 1292, false],
    [1, 100, 3, 1, true],
    [500, 1, 137, 363, false],
    [500, 2, 1000, 0, false],
  ])(
    "of %d × %d less %d says %d for each, which multiplies to an amount beside it",
    (unit, quantity, discount, each, beforeDiscount) => {
      const products = unit * quantity;
      const said = eachPrice(
        { unit, products, discount, addOns: 70, total: products - discount + 70 },
        quantity,
      );
      expect(said).toEqual({ each, beforeDiscount });
      expect(said.each * quantity).toBe(beforeDiscount ? products : products - discount);
    },
  );
});
