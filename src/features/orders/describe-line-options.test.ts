import { describe, expect, it } from "vitest";
import type { OrderLine } from "@/contract";
import { describeLineOptions } from "./describe-line-options";

describe("the chosen options of a line", () => {
  it("are options and add-ons in one short text", () => {
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
