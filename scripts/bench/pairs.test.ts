import { describe, expect, it } from "vitest";
import { comparePairs, exitCodeOfPairs, type Pair } from "./pairs";

const pairs = (...values: [number, number][]): Pair[] => values.map(([before, after]) => ({ before, after }));

describe("pairs of two builds", () => {
  it.each<[string, Pair[], string]>([
    ["that agree on less time", pairs([100, 80], [104, 84], [98, 79], [101, 80]), "better"],
    ["that agree on more time", pairs([100, 120], [104, 124], [98, 119]), "worse"],
    ["that are alike", pairs([100, 101], [104, 104], [98, 97.5]), "same"],
    ["that agree on a trifle", pairs([1000, 1015], [1000, 1016], [1000, 1014]), "same"],
    ["that disagree on the direction", pairs([100, 80], [100, 125], [100, 104]), "noisy machine"],
    ["that disagree by more than their difference", pairs([100, 70], [100, 95], [100, 96]), "noisy machine"],
    ["of which one says the opposite", pairs([100, 63], [100, 62], [100, 104]), "noisy machine"],
    ["of counts that stay at none", pairs([0, 0], [0, 0]), "same"],
    ["of which one began at none", pairs([0, 3], [0, 2], [0, 4]), "worse"],
  ])("%s: %s", (_, measured, verdict) => expect(comparePairs(measured).verdict).toBe(verdict));

  it("tell the same of a machine that became slower by half meanwhile: only their ratios count", () => {
    const quiet = comparePairs(pairs([100, 90], [102, 92], [99, 89], [100, 90]));
    const slowing = comparePairs(pairs([100, 90], [153, 138], [220, 198], [150, 135]));
    expect([quiet.verdict, slowing.verdict]).toEqual(["better", "better"]);
    expect(slowing.ratio).toBeCloseTo(quiet.ratio, 1);
  });

  it("one wild pair among many changes nothing", () => {
    const wild = pairs(
      [100, 90],
      [100, 91],
      [100, 300],
      [100, 89],
      [100, 90],
      [100, 90],
      [100, 91],
      [100, 90],
    );
    expect(comparePairs(wild)).toMatchObject({ verdict: "better", ratio: 0.9, low: 0.9 });
  });

  it("of scores are better where they are higher", () => {
    expect(comparePairs(pairs([90, 97], [91, 98], [90, 97]), false).verdict).toBe("better");
    expect(comparePairs(pairs([97, 90], [98, 91], [97, 90]), false).verdict).toBe("worse");
  });

  it("show the medians of both and their middle half", () => {
    expect(comparePairs(pairs([100, 50], [200, 120], [400, 200]))).toEqual({
      before: 200,
      after: 120,
      ratio: 0.5,
      low: 0.5,
      high: 0.6,
      verdict: "better",
    });
  });

  it("of none are refused", () => expect(() => comparePairs([])).toThrow("no values"));
});

describe("the exit code of a comparison", () => {
  it.each([
    [["same", "better"], 0],
    [["better", "noisy machine"], 3],
    [["noisy machine", "worse"], 1],
  ] as const)("of %j is %d", (verdicts, code) => expect(exitCodeOfPairs(verdicts)).toBe(code));
});
