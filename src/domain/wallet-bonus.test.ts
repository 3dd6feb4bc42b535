import { describe, expect, it } from "vitest";
import { addFundProblem, bestWalletBonus, type WalletBonusTerms } from "./wallet-bonus";

const percent = (amount: number, minimumAdd = 0, maximumBonus = 0): WalletBonusTerms => ({
  type: "percent",
  amount,
  minimumAdd,
  maximumBonus,
});
const fixed = (amount: number, minimumAdd = 0): WalletBonusTerms => ({
  type: "amount",
  amount,
  minimumAdd,
  maximumBonus: 0,
});

describe("the bonus on added money", () => {
  it.each([
    ["none without offers", 5_000, [], null],
    ["ten percent", 5_000, [percent(1_000)], 500],
    ["half a cent is rounded up", 1_005, [percent(1_000)], 101],
    ["less than its minimum brings nothing", 1_999, [percent(1_000, 2_000)], null],
    ["its minimum brings it", 2_000, [percent(1_000, 2_000)], 200],
    ["a cap holds", 100_000, [percent(1_000, 0, 1_500)], 1_500],
    ["a cap of 0 is none", 100_000, [percent(1_000)], 10_000],
    ["a fixed amount", 5_000, [fixed(700)], 700],
    ["never more than is added", 500, [fixed(700)], 500],
    ["the best of several", 5_000, [fixed(100), percent(1_000), fixed(400)], 500],
    ["what is small brings the small one", 3_000, [percent(1_000, 5_000), fixed(100)], 100],
    ["nothing added brings nothing", 0, [fixed(100)], null],
  ] as const)("%s", (_name, added, bonuses, expected) => {
    expect(bestWalletBonus(added, bonuses)?.bonus ?? null).toBe(expected);
  });
});

describe("an amount to add", () => {
  it.each([
    [99, "minimum"],
    [100, null],
    [5_000, null],
    [5_001, "maximum"],
    [0, "minimum"],
    [-100, "minimum"],
    [Number.NaN, "minimum"],
  ] as const)("%s is refused for %s", (amount, problem) => {
    expect(addFundProblem(amount, { minimum: 100, maximum: 5_000, step: 1 })).toBe(problem);
  });

  it.each([
    [5_120, null],
    [5_125, "step"],
    [5_121, "step"],
    [5_000, null],
    [95, "minimum"],
    [99_995, "maximum"],
  ] as const)("%i is refused for %s where a gateway charges tens", (amount, problem) => {
    expect(addFundProblem(amount, { minimum: 100, maximum: 50_000, step: 10 })).toBe(problem);
  });

  it("has no maximum where none is set", () => {
    expect(addFundProblem(1_000_000, { minimum: 100, maximum: 0, step: 1 })).toBeNull();
  });
});
