import { describe, expect, it } from "vitest";
import { hoursChange } from "./hours-change";
import { hoursOfWeek } from "./hours-of-week";
import { pauseOf } from "./pause";

const daily = (opens: string, closes: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ id: day + 1, day, opens, closes }));
/** Friday 2026-12-25. */
const friday = (minute: number) => ({ day: 5, minute, date: "2026-12-25" });

describe("hours with a pause", () => {
  it.each([
    ["in the middle of a window", daily("09:00:00", "22:00:00"), 750, [740, 780], "2026-12-25T13:00"],
    ["to the end of the window", daily("09:00:00", "22:00:00"), 1300, [1290, 1320], "2026-12-26T09:00"],
    ["over midnight", daily("18:00:00", "02:00:00"), 1430, [1420, 1470], "2026-12-26T00:30"],
    ["since yesterday", daily("18:00:00", "02:00:00"), 20, [-20, 40], "2026-12-25T00:40"],
    ["of a store that never closes", daily("00:00:00", "23:59:59"), 1430, [1425, 1445], "2026-12-26T00:05"],
  ])("%s are closed until it ends", (_, hours, minute, [from = 0, until = 0], opens) => {
    const cut = hoursOfWeek(hours, [], friday(minute), { from, until });
    expect(hoursChange(cut, friday(minute))).toEqual({ open: false, changesAt: opens });
    expect(new Set(cut.map(({ id }) => id)).size).toBe(cut.length);
  });

  it("are the same again on other days, and before and after it", () => {
    const cut = hoursOfWeek(daily("09:00:00", "22:00:00"), [], friday(750), { from: 740, until: 780 });
    expect(cut.filter(({ day }) => day !== 5)).toHaveLength(6);
    expect(cut.filter(({ day }) => day === 5)).toMatchObject([
      { opens: "09:00:00", closes: "12:20:00" },
      { opens: "13:00:00", closes: "22:00:00" },
    ]);
  });

  it("end with it, on the shop's clock", () => {
    const moment = { now: new Date("2026-12-25T11:30:20Z"), timeZone: () => 60 };
    const paused = { paused_at: "2026-12-25T11:25:40Z", paused_until: "2026-12-25T12:05:30Z" };
    expect(pauseOf(paused, moment)).toEqual({ from: 745, until: 786 });
    expect(pauseOf(paused, { ...moment, now: new Date("2026-12-25T12:05:30Z") })).toBe(null);
  });
});
