import { describe, expect, it } from "vitest";
import { isNoisy, waitedShare } from "./noise";

describe("the share of the processor that others had", () => {
  it.each([
    [1000, 1000, 0],
    [1000, 750, 0.25],
    [1000, 1100, 0],
    [0, 0, 0],
  ])("in %d ms of which %d were worked is %d", (elapsed, used, share) =>
    expect(waitedShare(elapsed, used)).toBeCloseTo(share),
  );

  it("makes a machine noisy above a tenth", () => {
    expect(isNoisy(0.05)).toBe(false);
    expect(isNoisy(0.2)).toBe(true);
  });
});
