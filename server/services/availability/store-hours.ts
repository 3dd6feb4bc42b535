/** When a store opens and closes, for what lasts until then. */
import { and, between, eq } from "drizzle-orm";
import { isOpenBySchedule, minutesOf, openingInstant } from "@/domain/opening-hours";
import { type ShopTime, shopTime } from "@/domain/shop-time";
import type { Queryable } from "../../context";
import { storeSchedules, storeSpecialDays } from "../../db/schema";
import { dateAfter } from "../dates/calendar-dates";
import type { OpeningHours } from "../opening-hours/hours-change";
import { hoursOfWeek } from "../opening-hours/hours-of-week";
import type { Pause } from "../opening-hours/pause";
import type { ShopMoment } from "../settings/shop-view";

type Moment = Pick<ShopMoment, "now" | "timeZone">;

/** The hours of the week that begins today, special days included. */
export async function hoursFrom(
  database: Queryable,
  storeId: number,
  { now, timeZone }: Moment,
  pause: Pause | null = null,
): Promise<OpeningHours[]> {
  const today = shopTime(now, timeZone);
  const weekly = await database.select().from(storeSchedules).where(eq(storeSchedules.storeId, storeId));
  const special = await database
    .select()
    .from(storeSpecialDays)
    .where(
      and(
        eq(storeSpecialDays.storeId, storeId),
        between(storeSpecialDays.date, dateAfter(today.date, -1), dateAfter(today.date, 7)),
      ),
    );
  return hoursOfWeek(weekly, special, today, pause);
}

const wire = ({ day, opens, closes }: OpeningHours) => ({ day, opening_time: opens, closing_time: closes });

/** Whether yesterday's window, which runs over midnight, is open: for the shop it is still that day. */
const isStillYesterday = (hours: readonly OpeningHours[], now: ShopTime) =>
  hours.some(
    ({ day, opens, closes }) =>
      (day + 1) % 7 === now.day &&
      (minutesOf(opens) ?? 0) >= (minutesOf(closes) ?? 0) &&
      now.minute < (minutesOf(closes) ?? 0),
  );

/** When a store opens on its next day; midnight where it does not within a week. */
export function nextDayOpening(hours: readonly OpeningHours[], { now, timeZone }: Moment): Date {
  const today = shopTime(now, timeZone);
  const first = isStillYesterday(hours, today) ? 0 : 1;
  for (let inDays = first; inDays <= 7; inDays += 1) {
    const [opens] = hours
      .filter(({ day }) => day === (today.day + inDays) % 7)
      .map((row) => row.opens)
      .filter((time) => inDays > 0 || (minutesOf(time) ?? 0) > today.minute)
      .sort();
    if (opens !== undefined)
      return new Date(openingInstant({ inDays, time: opens }, now.getTime(), timeZone));
  }
  return new Date(openingInstant({ inDays: 1, time: "00:00" }, now.getTime(), timeZone));
}

/** When the store closes next by its hours; midnight where it is closed now or never closes within a day. */
export function nextClosing(hours: readonly OpeningHours[], { now, timeZone }: Moment): Date {
  const today = shopTime(now, timeZone);
  const schedule = hours.map(wire);
  const minute = Math.floor(today.minute);
  for (let ahead = 1; isOpenBySchedule(schedule, today) && ahead <= 1440; ahead += 1) {
    const at = {
      ...today,
      day: (today.day + Math.floor((minute + ahead) / 1440)) % 7,
      minute: (minute + ahead) % 1440,
    };
    if (isOpenBySchedule(schedule, at)) continue;
    const inDays = Math.floor((minute + ahead) / 1440);
    const time = `${Math.floor(at.minute / 60)}:${String(at.minute % 60).padStart(2, "0")}`;
    return new Date(openingInstant({ inDays, time }, now.getTime(), timeZone));
  }
  return new Date(openingInstant({ inDays: 1, time: "00:00" }, now.getTime(), timeZone));
}
