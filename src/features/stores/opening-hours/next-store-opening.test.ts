import { describe, expect, it } from "vitest";
import { nextStoreOpening } from "./next-store-opening";
import { openingWeek } from "./opening-week";

const row = (day: number, opening_time: string, closing_time: string) => ({
  id: day + 1,
  store_id: 1,
  day,
  opening_time,
  closing_time,
});

describe("the hours of a week", () => {
  it("begin with the day asked for and come in the order of the day", () => {
    const week = openingWeek(
      { schedules: [row(1, "18:00:00", "22:00:00"), row(1, "09:00:00", "12:00:00")] },
      1,
    );
    expect(week.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 0]);
    expect(week[0]?.windows.map(({ from }) => from)).toEqual(["09:00:00", "18:00:00"]);
    expect(week[1]?.windows).toEqual([]);
  });
  it("include a store that never closes", () =>
    expect(openingWeek({ schedules: [row(0, "00:00:00", "23:59:59")] }, 0)[0]?.windows[0]?.always).toBe(
      true,
    ));
});

describe("a closed store", () => {
  const now = { day: 1, minute: 23 * 60, date: "2026-11-23" };
  it("opens later today, tomorrow or on another day", () => {
    expect(nextStoreOpening({ schedules: [row(1, "23:30:00", "23:59:00")] }, now)?.inDays).toBe(0);
    expect(nextStoreOpening({ schedules: [row(2, "09:00:00", "18:00:00")] }, now)?.inDays).toBe(1);
    expect(nextStoreOpening({ schedules: [row(4, "09:00:00", "18:00:00")] }, now)).toEqual({
      inDays: 3,
      day: 4,
      time: "09:00:00",
    });
  });
  it("does not open when it has no hours", () => expect(nextStoreOpening({ schedules: [] }, now)).toBeNull());
});
