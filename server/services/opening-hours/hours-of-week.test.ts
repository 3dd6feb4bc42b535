import { describe, expect, it } from "vitest";
import { isOpenAt } from "./hours-change";
import { hoursOfWeek } from "./hours-of-week";

const row = (day: number, opens: string, closes: string) => ({ id: day, day, opens, closes });
const daily = (opens: string, closes: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => row(day, opens, closes));
const special = (date: string, opens: string | null, closes: string | null) => ({
  id: 90,
  date,
  opens,
  closes,
});
/** Friday 2026-12-25. */
const friday = (hour: number) => ({ day: 5, minute: hour * 60, date: "2026-12-25" });
const on = (rows: readonly { day: number; opens: string }[], day: number) =>
  rows.filter((entry) => entry.day === day).map(({ opens }) => opens);

describe("the hours of the week that begins today", () => {
  it("are the weekly ones without a special day", () =>
    expect(hoursOfWeek(daily("09:00:00", "17:00:00"), [], friday(12))).toEqual(
      daily("09:00:00", "17:00:00"),
    ));
  it("have a special day in the place of its weekday, up to the sixth from today", () => {
    const days = [
      special("2026-12-25", null, null),
      special("2026-12-28", "10:00:00", "12:00:00"),
      special("2026-12-28", "14:00:00", "16:00:00"),
      special("2026-12-31", "11:00:00", "15:00:00"),
      special("2027-01-01", "12:00:00", "13:00:00"),
    ];
    const rows = hoursOfWeek(daily("09:00:00", "17:00:00"), days, friday(12));
    expect([5, 6, 1, 4].map((day) => on(rows, day))).toEqual([
      [],
      ["09:00:00"],
      ["10:00:00", "14:00:00"],
      ["11:00:00"],
    ]);
  });
  it("still have yesterday's after midnight, instead of those in six days", () => {
    const days = [special("2026-12-31", "11:00:00", "15:00:00")];
    expect(on(hoursOfWeek(daily("18:00:00", "02:00:00"), days, friday(1)), 4)).toEqual(["18:00:00"]);
    expect(on(hoursOfWeek(daily("18:00:00", "02:00:00"), days, friday(2)), 4)).toEqual(["11:00:00"]);
  });
  it("do not run on after midnight where yesterday was special", () => {
    const days = [special("2026-12-24", "09:00:00", "12:00:00")];
    const rows = hoursOfWeek(daily("18:00:00", "02:00:00"), days, friday(1));
    expect([isOpenAt(rows, friday(1)), on(rows, 4), on(rows, 5)]).toEqual([
      false,
      ["09:00:00"],
      ["18:00:00"],
    ]);
    expect(on(hoursOfWeek(daily("18:00:00", "02:00:00"), days, friday(2)), 4)).toEqual(["18:00:00"]);
  });
});
