import { describe, expect, it } from "vitest";
import { isPlace, metersBetween } from "./distance";

describe("distances", () => {
  it("measures a degree of latitude", () => {
    expect(metersBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195, -2);
  });
  it("is 0 to itself and the same both ways", () => {
    const a = { lat: 40.1, lng: 6.5 };
    const b = { lat: 40.2, lng: 6.7 };
    expect(metersBetween(a, a)).toBe(0);
    expect(metersBetween(a, b)).toBeCloseTo(metersBetween(b, a), 6);
  });
  it.each([
    [91, 0, false],
    [0, 181, false],
    [Number.NaN, 0, false],
    ["1", 2, false],
    [-90, 180, true],
  ])("%s, %s is a place: %s", (lat, lng, place) => expect(isPlace(lat, lng)).toBe(place));
});
