import { describe, expect, it } from "vitest";
import {
  type BasisPoints,
  type Minor,
  percentOf,
  roundHalfUp,
  toBasisPoints,
  toMajor,
  toMinor,
  toPercent,
  toWireDiscount,
} from "./money";

describe("money", () => {
  it.each([
    [0.5, 1],
    [1.4999, 1],
    [2.5, 3],
    [1.005 * 100, 101],
    [8.345 * 100, 835],
    [-0.5, 0],
  ])("rounds %d half up to %d", (value, expected) => expect(roundHalfUp(value)).toBe(expected));

  it.each([
    ["12.34", 2, 1234],
    [0.1 + 0.2, 2, 30],
    [5, 0, 5],
    ["abc", 2, 0],
    [null, 2, 0],
    [Number.NaN, 2, 0],
    ["7.005", 2, 701],
  ])("reads %s with %d digits as %d minor units", (value, digits, expected) =>
    expect(toMinor(value, digits)).toBe(expected),
  );

  it("goes to the wire and back without loss", () => {
    for (let minor = 0; minor < 20_000; minor += 7) expect(toMinor(toMajor(minor, 2), 2)).toBe(minor);
  });

  it("takes a percentage once, half up", () => {
    expect(percentOf(1005, 1000)).toBe(101);
    expect(percentOf(999, 1250)).toBe(125);
    expect(toBasisPoints("12.5")).toBe(1250);
  });

  it("writes a discount by its type: percent, or an amount with the currency's digits", () => {
    expect(toWireDiscount({ type: "percent", value: 1250 }, 3)).toBe(12.5);
    expect(toWireDiscount({ type: "amount", value: 1250 }, 3)).toBe(1.25);
  });

  it("does not compile where one unit is taken for another", () => {
    const amount: Minor = 1250;
    const points: BasisPoints = 1250;
    // @ts-expect-error: basis points are no amount.
    toMajor(points, 2);
    // @ts-expect-error: an amount is no percentage.
    percentOf(amount, amount);
    // @ts-expect-error: this amount has been converted already.
    toMinor(amount, 2);
    // @ts-expect-error: the wire's amount has been converted already.
    toMajor(toMajor(amount, 2), 2);
    expect(toPercent(points)).toBe(12.5);
  });
});
