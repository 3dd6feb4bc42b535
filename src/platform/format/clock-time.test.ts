import { describe, expect, it } from "vitest";
import { formatClockTime, instantOf } from "./clock-time";

const clock = { timeZone: () => 180, hours: "24", language: "en" } as const;
const moment = Date.UTC(2026, 2, 4, 18, 5);

describe("a moment as a time on the shop's clock", () => {
  it("has the shop's zone, hours and language", () => {
    expect(formatClockTime(moment, clock)).toBe("21:05");
    expect(formatClockTime(moment, { ...clock, hours: "12" })).toBe("9:05 PM");
    expect(formatClockTime(moment, { ...clock, hours: "12", language: "ar" })).toBe("9:05 م");
    expect(formatClockTime(Date.UTC(2026, 2, 4, 21, 0, 30), clock)).toBe("00:00");
  });
});

it.each([
  ["2026-03-04T18:05:00Z", moment],
  ["2026-03-04T21:05:00+03:00", moment],
  ["2026-03-04 21:05:00", moment],
  ["2026-03-04 21:05", moment],
  ["soon", null],
  ["", null],
  [null, null],
])("%j on the wire is the moment %s", (value, expected) =>
  expect(instantOf(value, clock.timeZone)).toBe(expected),
);
