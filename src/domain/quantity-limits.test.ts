import { describe, expect, it } from "vitest";
import { maxQuantity, quantityProblem, stockLeft } from "./quantity-limits";

const food = { module_type: "food" as const, stock: 0, variations: [], maximum_cart_quantity: 3 };
const shirt = {
  module_type: "ecommerce" as const,
  stock: 50,
  variations: [{ type: "Red-L", price: 5, stock: 2 }],
  maximum_cart_quantity: null,
};

describe("quantity limits", () => {
  it("food ignores stock and stops at its maximum", () => {
    expect(quantityProblem(food, [], 3)).toBeNull();
    expect(quantityProblem(food, [], 4)).toBe("out_of_limits");
  });
  it("other modules stop at the stock of the chosen combination", () => {
    expect(stockLeft(shirt, [{ type: "red l", price: 5 }])).toBe(2);
    expect(quantityProblem(shirt, [{ type: "Red-L", price: 5 }], 3)).toBe("out_of_stock");
    expect(quantityProblem(shirt, [{ type: "Green-L", price: 5 }], 1)).toBe("out_of_stock");
  });
  it("stock comes before the maximum", () => {
    const jar = { module_type: "grocery" as const, stock: 2, variations: [], maximum_cart_quantity: 2 };
    expect(quantityProblem(jar, [], 3)).toBe("out_of_stock");
    expect(quantityProblem({ ...jar, stock: 9 }, [], 3)).toBe("out_of_limits");
  });
  it("available_stock is asked first", () =>
    expect(stockLeft({ ...shirt, variations: [], available_stock: 1 }, [])).toBe(1));
  it("names the largest quantity", () => {
    expect(maxQuantity(food, [])).toBe(3);
    expect(maxQuantity({ ...food, maximum_cart_quantity: null }, [])).toBe(Number.POSITIVE_INFINITY);
  });
});
