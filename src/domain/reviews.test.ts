import { describe, expect, it } from "vitest";
import { isReviewEditable, publicName, ratedAfter, starsAfter } from "./reviews";

describe("what a review does to an average", () => {
  it("the first review is the average", () => {
    expect(ratedAfter({ average: 0, count: 0 }, null, 4)).toEqual({ average: 4, count: 1 });
  });
  it("another one counts as one among all", () => {
    expect(ratedAfter({ average: 4, count: 3 }, null, 2)).toEqual({ average: 3.5, count: 4 });
  });
  it("a changed one takes the place of what it was", () => {
    expect(ratedAfter({ average: 3.5, count: 4 }, 2, 5)).toEqual({ average: 4.25, count: 4 });
    expect(ratedAfter({ average: 1, count: 1 }, 1, 5)).toEqual({ average: 5, count: 1 });
  });
  it("never leaves 1 to 5, whatever an imported average says", () => {
    expect(ratedAfter({ average: 5, count: 2 }, 1, 5).average).toBe(5);
    expect(ratedAfter({ average: 0, count: 0 }, 5, 1)).toEqual({ average: 1, count: 1 });
  });
  it("moves between the counts of stars, five first", () => {
    expect(starsAfter([1, 0, 0, 0, 2], null, 5)).toEqual([2, 0, 0, 0, 2]);
    expect(starsAfter([1, 0, 0, 0, 2], 1, 4)).toEqual([1, 1, 0, 0, 1]);
    expect(starsAfter([0, 0, 0, 0, 0], 3, 4)).toEqual([0, 1, 0, 0, 0]);
  });
});

it("a review changes for a day, and not a moment longer", () => {
  const written = new Date("2026-05-01T10:00:00Z");
  expect(isReviewEditable(written, new Date("2026-05-02T09:59:59Z"))).toBe(true);
  expect(isReviewEditable(written, new Date("2026-05-02T10:00:00Z"))).toBe(false);
});

it.each([
  ["Alan", "Turing", "Alan T."],
  ["Alan", "", "Alan"],
  ["ليلى", "حسن", "ليلى ح."],
  ["", "", ""],
])("other shoppers read of %s %s: %s", (first, last, shown) => {
  expect(publicName(first, last)).toBe(shown);
});
