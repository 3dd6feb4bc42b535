import { describe, expect, it } from "vitest";
import { maxTip } from "./tip-limit";

describe("a tip", () => {
  it("of a small order may be 100, whatever the currency's decimals", () => {
    expect([maxTip(650, 100), maxTip(7, 1), maxTip(6500, 1_000)]).toEqual([10_000, 100, 100_000]);
  });

  it("of a large order may be twice what is ordered", () => {
    expect([maxTip(80_000, 100), maxTip(500_000, 1)]).toEqual([160_000, 1_000_000]);
  });
});
