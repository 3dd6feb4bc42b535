import { describe, expect, it } from "vitest";
import { type Figure, shortfall, shown, shownAim, verdictOf } from "./figures";

describe("a figure beside its aim", () => {
  it.each<[number, Figure["aim"], string]>([
    [100, { max: 100 }, "met"],
    [101, { max: 100 }, "missed"],
    [125, { max: 100 }, "missed"],
    [126, { max: 100 }, "far off"],
    [97, { min: 97 }, "met"],
    [96, { min: 97 }, "missed"],
    [70, { min: 97 }, "far off"],
    [0, { max: 0 }, "met"],
    [1, { max: 0 }, "far off"],
    [5, undefined, "information"],
  ])("of %d with the aim %j is %s", (value, aim, expected) =>
    expect(verdictOf({ value, aim, unit: "ms" }, false)).toBe(expected),
  );

  it.each<[number, Figure["unit"], string]>([
    [130, "ms", "noisy"],
    [130, "s", "noisy"],
    [90, "ms", "met"],
    [130, "KB", "far off"],
    [130, "", "far off"],
  ])("of %d %s on a noisy machine is %s: only times depend on it", (value, unit, expected) =>
    expect(verdictOf({ value, unit, aim: { max: 100 } }, true)).toBe(expected),
  );

  it("knows how far it is off", () => {
    expect(shortfall({ value: 130, aim: { max: 100 } })).toBeCloseTo(0.3);
    expect(shortfall({ value: 50, aim: { min: 100 } })).toBeCloseTo(0.5);
  });

  it.each<[number, Figure["unit"], string]>([
    [1.049, "s", "1.05 s"],
    [3.456, "ms", "3.5 ms"],
    [345.6, "ms", "346 ms"],
    [99, "points", "99 points"],
    [1234.5, "/s", "1235/s"],
    [1.94, "×", "1.9×"],
  ])("writes %d %s as %s", (value, unit, expected) => expect(shown(value, unit)).toBe(expected));

  it("writes its aim", () => {
    expect(shownAim({ aim: { max: 98 }, unit: "KB" })).toBe("≤ 98.0 KB");
    expect(shownAim({ aim: { min: 99 }, unit: "points" })).toBe("≥ 99 points");
    expect(shownAim({ unit: "KB" })).toBe("");
  });
});
