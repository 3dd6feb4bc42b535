import { describe, expect, it } from "vitest";
import { lastStop, priceAt, stopOf } from "./price-scale";

describe("the price slider's scale", () => {
  it("goes from nothing to the specification's 20000", () => {
    expect(priceAt(0)).toBe(0);
    expect(priceAt(lastStop)).toBe(20_000);
    expect(stopOf(0)).toBe(0);
    expect(stopOf(20_000)).toBe(lastStop);
  });
  it("is another price at every stop, and finds its stop again", () => {
    for (let stop = 1; stop <= lastStop; stop += 1) {
      expect(priceAt(stop)).toBeGreaterThan(priceAt(stop - 1));
      expect(stopOf(priceAt(stop))).toBe(stop);
    }
  });
  it("gives small prices the room that they need", () => expect(stopOf(200) / lastStop).toBeGreaterThan(0.4));
  it("takes what lies beyond its ends for the ends, and a price between two stops for the nearer", () => {
    expect(priceAt(-5)).toBe(0);
    expect(priceAt(5_000)).toBe(20_000);
    expect(priceAt(stopOf(21))).toBe(20);
    expect(stopOf(1e9)).toBe(lastStop);
  });
});
