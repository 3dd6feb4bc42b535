import { expect, it } from "vitest";
import { groupByDay } from "./group-by-day";

const clock = { timeZone: "Asia/Tokyo", hours: "24", language: "en" } as const;
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
