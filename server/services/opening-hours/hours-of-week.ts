/** The hours of the week that begins today, with its special days. */
import { minutesOf } from "@/domain/opening-hours";
import type { ShopTime } from "@/domain/shop-time";
import { dateAfter } from "../dates/calendar-dates";
import type { OpeningHours } from "./hours-change";
import { type Pause, withoutPause } from "./pause";

/** A row of a store's special days as the database keeps it; without times the store is closed on that date. */
export interface SpecialHours {
  id: number;
  /** YYYY-MM-DD on the shop's calendar. */
  date: string;
  opens: string | null;
  closes: string | null;
}

type DayHours = OpeningHours & Pick<SpecialHours, "id">;

const runsOverMidnight = ({ opens, closes }: OpeningHours, minute: number): boolean => {
  const [from, to] = [minutesOf(opens) ?? 0, minutesOf(closes) ?? 0];
  return from >= to && minute < to;
};

/**
 * The hours by weekday as they are from today on: a special day's in the place of that weekday's, and without a pause. The last of the seven days is
 * yesterday while hours of either still run after midnight, else the day in six days.
 */
export function hoursOfWeek<Row extends OpeningHours>(
  weekly: readonly Row[],
  special: readonly SpecialHours[],
  now: ShopTime,
  pause: Pause | null = null,
): (Row | DayHours)[] {
  if (special.length === 0 && pause === null) return [...weekly];
  const on = (inDays: number): (Row | DayHours)[] => {
    const date = dateAfter(now.date, inDays);
    const day = (now.day + inDays + 7) % 7;
    const own = special.filter((row) => row.date === date);
    if (own.length === 0) return weekly.filter((row) => row.day === day);
    return own.flatMap(({ id, opens, closes }) =>
      opens === null || closes === null ? [] : [{ id, day, opens, closes }],
    );
  };
  const [yesterday, inSixDays] = [on(-1), on(6)];
  // Whoever reads hours by weekday takes that weekday's for yesterday's after midnight.
  const decidesNow = [...yesterday, ...inSixDays].some((row) => runsOverMidnight(row, now.minute));
  const days = [0, 1, 2, 3, 4, 5, decidesNow ? -1 : 6];
  return days.flatMap((inDays) =>
    on(inDays).flatMap((row) => (pause === null ? [row] : withoutPause(row, inDays, pause))),
  );
}
