import { describe, expect, it } from "vitest";
import type { OrderLine } from "@/contract";
import { describeLineOptions } from "./describe-line-options";

describe("the chosen options of a line", () => {
  it("are one short text, without the add-ons", () => {
    const line = {
      variation: [
        { name: "Size", values: [{ label: "Large", optionPrice: "2" }] },
        { type: "Red-XL", price: 3 },
      ],
      add_ons: [
        { name: "Cheese", quantity: 2 },
        { name: "Olives", quantity: 1 },
      ],
      item_details: { choice_options: [] },
    } as unknown as OrderLine;
    expect(describeLineOptions(line)).toBe("Large · Red-XL");
  });
  it("name a combination as the reader's language does", () => {
    const choice_options = [
      { name: "c", title: "المقاس", options: ["S", "XL"], option_names: ["صغير", "كبير جداً"] },
    ];
    const line = { variation: [{ type: "XL", price: 3 }], add_ons: [], item_details: { choice_options } };
    expect(describeLineOptions(line as unknown as OrderLine)).toBe("كبير جداً");
  });
});
