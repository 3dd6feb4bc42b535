import { describe, expect, it } from "vitest";
import { dateAfter, daysBetween, isDate, readWallTime } from "./calendar-dates";

describe("dates of the calendar", () => {
  it.each([
    ["2026-11-28", 0, "2026-11-28"],
    ["2026-11-28", 3, "2026-12-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-03-01", -1, "2026-02-28"],
    // Clocks change in these nights in Berlin, New York and on Lord Howe.
    ["2026-03-28", 2, "2026-03-30"],
    ["2026-10-25", 1, "2026-10-26"],
    ["2026-03-08", 365, "2027-03-08"],
    ["2026-04-05", -1, "2026-04-04"],
  ])("%s and %i days are %s", (date, days, expected) => {
    expect([dateAfter(date, days), daysBetween(date, expected)]).toEqual([expected, days]);
  });

  it("have no distance to what is none", () => expect(daysBetween("never", "2026-11-28")).toBeNaN());

  it.each([
    ["2026-02-28", true],
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-13-01", false],
    ["2026-1-1", false],
    ["20260101", false],
    ["2026-01-01 ", false],
    ["28.11.2026", false],
    ["", false],
  ])("%j is one: %s", (text, expected) => expect(isDate(text)).toBe(expected));
});

it.each([
  ["2026-11-28 19:40", "2026-11-28T19:40:00.000Z"],
  ["2026-11-28 19:40:30", "2026-11-28T19:40:30.000Z"],
  ["2026-11-28T19:40", "2026-11-28T19:40:00.000Z"],
  ["2026-11-28T19:40:30", "2026-11-28T19:40:30.000Z"],
  // Skipped in Berlin, which is nothing that a text without a zone knows.
  ["2026-03-29 02:30", "2026-03-29T02:30:00.000Z"],
  ["2026-11-28 00:00", "2026-11-28T00:00:00.000Z"],
  ["2026-11-28 24:00", null],
  ["2026-11-28 19:60", null],
  ["2026-02-30 10:00", null],
  ["2026-11-31T10:00", null],
  ["2026-11-28 9:40", null],
  ["2026-11-28", null],
  ["28.11.2026 19:40", null],
  ["soon", null],
  ["", null],
])("%j is the wall time %s", (written, expected) => {
  const wall = readWallTime(written);
  expect(wall === null ? null : new Date(wall).toISOString()).toBe(expected);
});
