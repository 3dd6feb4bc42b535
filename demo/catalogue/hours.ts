/** Opening hours by name; days count from Sunday. */
import type { DemoHours } from "./model";

const week = [0, 1, 2, 3, 4, 5, 6] as const;
type Window = [opens: string, closes: string];

const on = (days: readonly (typeof week)[number][], ...windows: Window[]): DemoHours[] =>
  days.flatMap((day) =>
    windows.map(([opens, closes]) => ({
      day,
      opens: `${opens}:00`,
      closes: closes === "24:00" ? "23:59:59" : `${closes}:00`,
    })),
  );

export const hoursLibrary = {
  roundTheClock: on(week, ["00:00", "24:00"]),
  /** Open all day too, but in three windows without a gap. */
  threeShifts: on(week, ["00:00", "08:00"], ["08:00", "16:00"], ["16:00", "24:00"]),
  closedAllDays: [] as DemoHours[],
  daily: on(week, ["08:00", "22:00"]),
  lunchAndDinner: on(week, ["11:00", "15:00"], ["18:00", "23:00"]),
  overMidnight: on(week, ["18:00", "04:00"]),
  /** Together with `evenDays`: on every day one of the two is closed. */
  oddDays: on([1, 3, 5], ["00:00", "24:00"]),
  evenDays: on([0, 2, 4, 6], ["00:00", "24:00"]),
} as const satisfies Record<string, DemoHours[]>;

export type HoursKey = keyof typeof hoursLibrary;
