import { describe, expect, it } from "vitest";
import { starFill, toHalfStars } from "./rating-steps";

describe("stars of a rating", () => {
  it("rounds to the nearest half", () => {
    expect([4.24, 4.25, 4.74, 4.75, 0.1].map((rating) => toHalfStars(rating))).toEqual([4, 4.5, 4.5, 5, 0]);
  });

  it("stays between none and all, and takes nonsense as none", () => {
    expect([-3, 9, Number.NaN, Number.POSITIVE_INFINITY].map((rating) => toHalfStars(rating))).toEqual([
      0, 5, 0, 0,
    ]);
  });

  it("fills whole stars, then a half, then none", () => {
    expect([0, 1, 2, 3, 4].map((index) => starFill(3.4, index))).toEqual([1, 1, 1, 0.5, 0]);
  });
});
