import { describe, expect, it } from "vitest";
import { offeredTips, readTip } from "./tips";

describe("the tips to choose from", () => {
  it("have the most given one in its place", () => {
    expect(offeredTips(1, null)).toEqual([0, 1, 2, 3, 5]);
    expect(offeredTips(1, 2)).toEqual([0, 1, 2, 3, 5]);
    expect(offeredTips(1, 4, 2.5)).toEqual([0, 1, 2, 2.5, 3, 4, 5]);
  });
  it("never have one that no order takes", () => {
    expect(offeredTips(1, 500, Number.NaN, -1)).toEqual([0, 1, 2, 3, 5]);
  });
});

describe("a tip of one's own", () => {
  it.each([
    ["", 0],
    ["7.5", 7.5],
    ["100", 100],
    ["100.01", null],
    ["a lot", null],
  ])("of %s is %s", (text, tip) => expect(readTip(text, 1)).toBe(tip));
});
