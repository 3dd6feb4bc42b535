import { describe, expect, it } from "vitest";
import { missingForMinimumOrder } from "./minimum-order";

describe("the minimum order", () => {
  it("counts prices before discounts, with add-ons", () => {
    expect(missingForMinimumOrder({ products: 1000, addOns: 80 }, 1500)).toBe(420);
    expect(missingForMinimumOrder({ products: 1500, addOns: 0 }, 1500)).toBe(0);
  });
});
