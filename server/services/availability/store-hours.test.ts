import { describe, expect, it } from "vitest";
import { zoneOfChanges } from "@/domain/time-zone";
import { nextClosing, nextDayOpening } from "./store-hours";

const daily = (opens: string, closes: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens, closes }));
/** Berlin's: winter until 29 March 2026, and from 25 October on. */
const timeZone = zoneOfChanges([
  { from: 0, minutes: 60 },
  { from: Date.parse("2026-03-29T01:00:00Z"), minutes: 120 },
  { from: Date.parse("2026-10-25T01:00:00Z"), minutes: 60 },
]);
const at = (now: string) => ({ now: new Date(now), timeZone });

describe("until tomorrow", () => {
  it.each([
    [
      "is when the store opens next day",
      daily("09:00:00", "22:00:00"),
      "2026-03-02T12:00:00Z",
      "2026-03-03T08:00",
    ],
    ["before it opens today", daily("09:00:00", "22:00:00"), "2026-03-02T06:00:00Z", "2026-03-03T08:00"],
    [
      "over the night in which clocks go forward",
      daily("09:00:00", "22:00:00"),
      "2026-03-28T20:00:00Z",
      "2026-03-29T07:00",
    ],
    [
      "over the night in which clocks go back",
      daily("09:00:00", "22:00:00"),
      "2026-10-24T19:00:00Z",
      "2026-10-25T08:00",
    ],
    [
      "after midnight, while yesterday's hours run",
      daily("18:00:00", "02:00:00"),
      "2026-03-02T00:30:00Z",
      "2026-03-02T17:00",
    ],
    [
      "skips days off",
      daily("09:00:00", "22:00:00").filter(({ day }) => day !== 2),
      "2026-03-02T12:00:00Z",
      "2026-03-04T08:00",
    ],
    ["is midnight where it never opens", [], "2026-03-02T12:00:00Z", "2026-03-02T23:00"],
  ])("%s", (_, hours, now, until) => {
    expect(nextDayOpening(hours, at(now)).toISOString().slice(0, 16)).toBe(until);
  });
});

describe("until closing", () => {
  it.each([
    ["is the end of the window", daily("09:00:00", "22:00:00"), "2026-03-02T12:00:30Z", "2026-03-02T21:00"],
    ["may be after midnight", daily("18:00:00", "02:00:00"), "2026-03-02T22:00:00Z", "2026-03-03T01:00"],
    [
      "is midnight where it never closes",
      daily("00:00:00", "23:59:59"),
      "2026-03-02T12:00:00Z",
      "2026-03-02T23:00",
    ],
    [
      "is midnight where it is closed",
      daily("09:00:00", "22:00:00"),
      "2026-03-02T06:00:00Z",
      "2026-03-02T23:00",
    ],
  ])("%s", (_, hours, now, until) => {
    expect(nextClosing(hours, at(now)).toISOString().slice(0, 16)).toBe(until);
  });
});
