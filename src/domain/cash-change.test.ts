import { describe, expect, it } from "vitest";
import { changeFor, maxChange } from "./cash-change";

describe("the change that a courier is asked to bring", () => {
  it("is what is left of the note", () => {
    expect(changeFor(2000, 1250, 100)).toEqual({ change: 750 });
    expect(changeFor(1250, 1250, 100)).toEqual({ change: 0 });
  });
  it("is none for a note that does not pay the order", () => {
    expect(changeFor(1249, 1250, 100)).toEqual({ problem: "short" });
  });
  it("is 100 at most for a small order, four times the amount for a large one", () => {
    expect([maxChange(650, 100), maxChange(6, 1), maxChange(50_000, 1)]).toEqual([10_000, 100, 200_000]);
    expect(changeFor(10_650, 650, 100)).toEqual({ change: 10_000 });
    expect(changeFor(10_651, 650, 100)).toEqual({ problem: "high" });
  });
});
