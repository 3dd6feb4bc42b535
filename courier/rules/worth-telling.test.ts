import { describe, expect, it } from "vitest";
import { isWorthTelling, metresBetween, type Place } from "./worth-telling";

const start = { lat: 25.2, lng: 55.3, at: 1_000_000 };
const later = (seconds: number, north = 0, east = 0): Place => ({
  lat: start.lat + north / 111_195,
  lng: start.lng + east / (111_195 * Math.cos((start.lat * Math.PI) / 180)),
  at: start.at + seconds * 1_000,
});

it("measures metres of a town, also over the date line", () => {
  expect(metresBetween(start, later(0, 30, 40))).toBeCloseTo(50, 1);
  const [west, east] = [
    { lat: 0, lng: 179.9999 },
    { lat: 0, lng: -179.9999 },
  ];
  expect(metresBetween(west, east)).toBeCloseTo(22.2, 1);
});

describe("a place is told", () => {
  it.each<[string, Place, boolean]>([
    ["not within five seconds, however far", later(4.9, 200), false],
    ["after five seconds of riding", later(5, 0, 40), true],
    ["not where the phone stands still", later(20, 3, 3), false],
    ["every half minute all the same", later(30), true],
    ["not when it is older than the one before", later(-60, 500), false],
  ])("%s", (_, next, expected) => {
    expect(isWorthTelling(next, start)).toBe(expected);
  });

  it("when it is the first one", () => {
    expect(isWorthTelling(start, null)).toBe(true);
  });

  it("at most every five seconds of an hour's ride, and twice a minute at a red light", () => {
    const toldOf = (places: Place[]) => {
      const told: Place[] = [];
      for (const next of places) if (isWorthTelling(next, told.at(-1) ?? null)) told.push(next);
      return told;
    };
    const riding = Array.from({ length: 3_600 }, (_, second) => later(second, second * 8));
    expect(toldOf(riding)).toHaveLength(720);
    expect(toldOf(Array.from({ length: 600 }, (_, second) => later(second)))).toHaveLength(20);
  });
});
