import { describe, expect, it } from "vitest";
import { median, percentile, skewedShares } from "./statistics";

describe("percentiles", () => {
  it.each([
    [[5], 0.5, 5],
    [[1, 2, 3, 4], 0.5, 2],
    [[4, 3, 2, 1], 1, 4],
    [[1, 2, 3, 4], 0, 1],
    [Array.from({ length: 100 }, (_, index) => index + 1), 0.99, 99],
    [Array.from({ length: 1000 }, (_, index) => 1000 - index), 0.99, 990],
  ])("of %j at %d is %d", (values, share, expected) => expect(percentile(values, share)).toBe(expected));

  it("of nothing are refused", () => expect(() => percentile([], 0.5)).toThrow("no values"));
});

describe("medians", () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[10, 2, 4, 1], 3],
  ])("of %j is %d", (values, expected) => expect(median(values)).toBe(expected));
});

describe("skewed shares", () => {
  it("add up, fall from group to group and leave no group out", () => {
    const shares = skewedShares(600, 20);
    expect(shares.reduce((a, b) => a + b, 0)).toBe(600);
    expect(shares[0]).toBeGreaterThan(100);
    for (const [index, share] of shares.entries()) {
      expect(share).toBeGreaterThanOrEqual(1);
      if (index > 0) expect(share).toBeLessThanOrEqual(shares[index - 1] as number);
    }
  });
});
