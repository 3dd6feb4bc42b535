import { describe, expect, it } from "vitest";
import type { OrderLine } from "@/contract";
import { describeLineOptions } from "./describe-line-options";

describe("what was chosen", () => {
  it("is options and add-ons in a few words", () => {
    const line = {
      variation: [
        { name: "Size", values: [{ label: "Large", optionPrice: "2" }] },
        { type: "Red-XL", price: 3 },
      ],
      add_ons: [
        { name: "Cheese", quantity: 2 },
        { name: "Olives", quantity: 1 },
      ],
    } as unknown as OrderLine;
    expect(describeLineOptions(line)).toBe("Large · Red-XL · Cheese × 2 · Olives");
  });
});
