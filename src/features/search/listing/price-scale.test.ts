import { describe, expect, it } from "vitest";
import { positionOf, priceAt } from "./price-scale";

describe("the price slider's scale", () => {
  it("goes from nothing to the specification's 20000", () => {
    expect(priceAt(0)).toBe(0);
    expect(priceAt(100)).toBe(20_000);
    expect(positionOf(0)).toBe(0);
    expect(positionOf(20_000)).toBe(100);
  });
  it("never goes back on the way up", () => {
    const prices = Array.from({ length: 101 }, (_, position) => priceAt(position));
    expect([...prices].sort((a, b) => a - b)).toEqual(prices);
  });
  it("gives small prices the room that they need", () => {
    expect(priceAt(10)).toBe(20);
    expect(positionOf(200)).toBeGreaterThan(20);
  });
  it("takes positions beyond its ends for the ends", () => {
    expect(priceAt(-5)).toBe(0);
    expect(priceAt(500)).toBe(20_000);
    expect(positionOf(1e9)).toBe(100);
  });
});
