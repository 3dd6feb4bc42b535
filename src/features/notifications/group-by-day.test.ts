import { expect, it } from "vitest";
import { zoneOfChanges } from "@/domain/time-zone";
import { groupByDay } from "./group-by-day";

const clock = { timeZone: () => 540, hours: "24", language: "en" } as const;
/** Berlin's longest night. */
const berlin = zoneOfChanges([{ from: Date.parse("2026-10-25T01:00:00Z"), minutes: 60 }], 120);
const at = (createdAt: string) => ({ createdAt });

it("notifications stand under their days in the shop's time zone, in their order", () => {
  const rows = [
    at("2026-03-10T16:00:00Z"),
    at("2026-03-10T14:00:00Z"),
    at("2026-03-10T01:00:00Z"),
    at("2026-03-01T00:00:00Z"),
    at("?"),
  ];
  // In Tokyo it is the 11th, 2 o'clock.
  const days = groupByDay(rows, Date.parse("2026-03-10T17:00:00Z"), clock);
  expect(days.map(({ when, date, rows: ofDay }) => [when, date, ofDay.length])).toEqual([
    ["today", "11 Mar 2026", 1],
    ["yesterday", "10 Mar 2026", 2],
    ["earlier", "1 Mar 2026", 1],
    ["earlier", "", 1],
  ]);
});

it("the evening of a day of 25 hours is not its own yesterday", () => {
  const rows = [at("2026-10-25T22:10:00Z"), at("2026-10-24T12:00:00Z"), at("2026-10-23T21:59:00Z")];
  const days = groupByDay(rows, Date.parse("2026-10-25T22:30:00Z"), { ...clock, timeZone: berlin });
  expect(days.map(({ when, date }) => [when, date])).toEqual([
    ["today", "25 Oct 2026"],
    ["yesterday", "24 Oct 2026"],
    ["earlier", "23 Oct 2026"],
  ]);
});
