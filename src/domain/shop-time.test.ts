import { describe, expect, it } from "vitest";
import { shopTime } from "./shop-time";
import { zoneOfChanges } from "./time-zone";

/** Berlin's change to summer time in 2026. */
const berlin = zoneOfChanges([{ from: Date.parse("2026-03-29T01:00:00Z"), minutes: 120 }], 60);

describe("the shop's clock", () => {
  it("is the local time of the shop's zone, not of the machine", () => {
    expect(shopTime(new Date("2026-01-01T23:30:15Z"), () => 360)).toEqual({
      day: 5,
      minute: 330.25,
      date: "2026-01-02",
    });
    expect(shopTime(new Date("2026-01-01T02:00:00Z"), () => -210)).toMatchObject({ day: 3, minute: 1350 });
  });
  it.each([
    ["2026-01-03T22:59:00Z", 6, "2026-01-03"],
    ["2026-01-03T23:00:00Z", 0, "2026-01-04"],
  ])("changes from Saturday to Sunday at the shop's midnight (%s)", (instant, day, date) =>
    expect(shopTime(new Date(instant), berlin)).toMatchObject({ day, date }),
  );
  it.each([
    ["2026-03-29T00:59:00Z", 119],
    ["2026-03-29T01:00:00Z", 180],
  ])("follows daylight saving time (%s)", (instant, minute) =>
    expect(shopTime(new Date(instant), berlin).minute).toBe(minute),
  );
});
