import { describe, expect, it } from "vitest";
import { priceScale } from "./price-scale";

const prices = (decimals: number) => {
  const { lastStop, priceAt } = priceScale(decimals);
  return Array.from({ length: lastStop + 1 }, (_, stop) => priceAt(stop));
};

describe("the price slider's scale", () => {
  it.each([0, 1, 2, 3, 4])("goes from nothing to the specification's 20000, with %i decimals", (decimals) => {
    const { lastStop, priceAt, stopOf } = priceScale(decimals);
    expect(priceAt(0)).toBe(0);
    expect(priceAt(lastStop)).toBe(20_000);
    expect(stopOf(0)).toBe(0);
    expect(stopOf(20_000)).toBe(lastStop);
  });
  it.each([0, 2, 3])(
    "is another price at every stop, and finds its stop again, with %i decimals",
    (decimals) => {
      const { lastStop, priceAt, stopOf } = priceScale(decimals);
      for (let stop = 1; stop <= lastStop; stop += 1) {
        expect(priceAt(stop)).toBeGreaterThan(priceAt(stop - 1));
        expect(stopOf(priceAt(stop))).toBe(stop);
      }
    },
  );
  it("steps by what a currency's unit is worth, in whole smallest units", () => {
    expect(prices(3).slice(0, 5)).toEqual([0, 0.05, 0.1, 0.15, 0.2]);
    expect(prices(3).slice(19, 23)).toEqual([0.95, 1, 1.25, 1.5]);
    expect(prices(2).slice(0, 3)).toEqual([0, 1, 2]);
    expect(prices(0).slice(0, 3)).toEqual([0, 10, 20]);
    for (const decimals of [0, 2, 3])
      for (const price of prices(decimals)) expect(price).toBe(Number(price.toFixed(decimals)));
  });
  it("gives small prices the room that they need", () => {
    const { lastStop, stopOf } = priceScale(2);
    expect(stopOf(200) / lastStop).toBeGreaterThan(0.4);
  });
  it("takes what lies beyond its ends for the ends, and a price between two stops for the nearer", () => {
    const { lastStop, priceAt, stopOf } = priceScale(2);
    expect(priceAt(-5)).toBe(0);
    expect(priceAt(5_000)).toBe(20_000);
    expect(priceAt(stopOf(21))).toBe(20);
    expect(stopOf(1e9)).toBe(lastStop);
  });
});
