import { describe, expect, it } from "vitest";
import {
  exchangeRules,
  loyaltyRules,
  pointsForOrder,
  pointTransferProblem,
  worthOfPoints,
} from "./loyalty-points";

const rules = { earnedPerUnit: 1, pointsPerUnit: 100, minimum: 200 };

describe("loyalty points", () => {
  it.each([
    [1_999, 1, 19],
    [2_000, 1, 20],
    [2_000, 0.5, 10],
    [110, 0.1, 0],
    [0, 1, 0],
    [-500, 1, 0],
  ])("an order of %i cents at %d points a dollar earns %i", (amount, earnedPerUnit, points) => {
    expect(pointsForOrder(amount, { ...rules, earnedPerUnit }, 2)).toBe(points);
  });

  it("does not lose a point to binary fractions", () => {
    expect(pointsForOrder(2_900, { ...rules, earnedPerUnit: 1.1 }, 2)).toBe(31);
    expect(pointsForOrder(1_000, { ...rules, earnedPerUnit: 0.7 }, 2)).toBe(7);
  });

  it.each([
    [200, 100, 2, 200],
    [201, 300, 2, 67],
    [250, 100, 0, 2],
    [250, 0, 2, 0],
    [11, 1.1, 2, 1_000],
    [33, 1.1, 2, 3_000],
  ])("%i points at %d for one unit with %i digits are worth %i", (points, pointsPerUnit, digits, worth) => {
    expect(worthOfPoints(points, { ...rules, pointsPerUnit }, digits)).toBe(worth);
  });

  it.each([
    [199, 500, rules, "minimum"],
    [501, 500, rules, "short"],
    [200, 500, rules, null],
    [300, 500, { ...rules, pointsPerUnit: 0 }, "off"],
    [1, 500, { ...rules, minimum: 0, pointsPerUnit: 1000 }, "worthless"],
  ] as const)("%i of %i points: %o is %s", (points, balance, terms, problem) => {
    expect(pointTransferProblem(points, balance, terms, 2)).toBe(problem);
  });

  it.each([
    [{}, true, true],
    [{ loyalty_point_status: 0 }, false, false],
    [{ customer_wallet_status: 0 }, true, false],
    [{ loyalty_point_exchange_rate: 0 }, true, false],
  ] as const)("with %o are earned: %s, exchanged: %s", (change, earned, exchanged) => {
    const config = {
      customer_wallet_status: 1,
      loyalty_point_status: 1,
      loyalty_point_item_purchase_point: 1,
      loyalty_point_exchange_rate: 100,
      loyalty_point_minimum_point: 200,
      ...change,
    } as const;
    const read = { ...rules, pointsPerUnit: config.loyalty_point_exchange_rate };
    expect(loyaltyRules(config)).toEqual(earned ? read : null);
    expect(exchangeRules(config)).toEqual(exchanged ? read : null);
  });
});
