import { describe, expect, it } from "vitest";
import { hoursChange } from "./hours-change";

/** Monday 2026-03-02. */
const monday = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return { day: 1, minute: hour * 60 + minute, date: "2026-03-02" };
};
const daily = (opens: string, closes: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens, closes }));

describe("when a store's hours change", () => {
  it.each([
    ["before it opens", daily("09:00:00", "22:00:00"), "08:59", false, "2026-03-02T09:00"],
    ["while it is open", daily("09:00:00", "22:00:00"), "09:00", true, "2026-03-02T22:00"],
    ["after it closed", daily("09:00:00", "22:00:00"), "22:00", false, "2026-03-03T09:00"],
    ["open over midnight", daily("18:00:00", "02:00:00"), "23:00", true, "2026-03-03T02:00"],
    ["after midnight", daily("18:00:00", "02:00:00"), "01:30", true, "2026-03-02T02:00"],
    ["opens in the last minute of a day", daily("23:59:00", "06:00:00"), "12:00", false, "2026-03-02T23:59"],
    ["open all day, every day", daily("00:00:00", "23:59:59"), "12:00", true, null],
    ["never open", [], "12:00", false, null],
    [
      "only open on Sundays",
      [{ day: 0, opens: "10:00:00", closes: "14:00:00" }],
      "12:00",
      false,
      "2026-03-08T10:00",
    ],
    [
      "two windows a day",
      [...daily("09:00:00", "12:00:00"), ...daily("14:00:00", "18:00:00")],
      "12:30",
      false,
      "2026-03-02T14:00",
    ],
  ])("%s", (_, hours, time, open, changesAt) => {
    expect(hoursChange(hours, monday(time))).toEqual({ open, changesAt });
  });
});
