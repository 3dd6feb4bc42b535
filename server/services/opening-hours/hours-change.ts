/** Whether a store is open by its hours, and when that changes. */
import { isOpenBySchedule, minutesOf } from "@/domain/opening-hours";
import { type ShopTime, shopClockText } from "@/domain/shop-time";
import { dateAfter } from "../dates/calendar-dates";

/** A row of a store's hours as the database keeps it. */
export interface OpeningHours {
  /** 0 Sunday to 6 Saturday. */
  day: number;
  opens: string;
  closes: string;
}

const asSchedules = (rows: readonly OpeningHours[]) =>
  rows.map(({ day, opens, closes }) => ({ day, opening_time: opens, closing_time: closes }));

/** Whether the hours hold a moment of the shop's clock. */
export const isOpenAt = (rows: readonly OpeningHours[], now: ShopTime): boolean =>
  isOpenBySchedule(asSchedules(rows), now);

/** When the window began that is open now, else when the next one of today begins; null where there is none. */
export function currentOpening(rows: readonly OpeningHours[], now: ShopTime): string | null {
  const inOrder = [...rows].sort((a, b) => a.opens.localeCompare(b.opens));
  const open = inOrder.find((row) => isOpenAt([row], now));
  const next = inOrder.find((row) => row.day === now.day && (minutesOf(row.opens) ?? 0) > now.minute);
  return (open ?? next)?.opens ?? null;
}

/**
 * Whether the hours are open at `now`, and the next minute of the shop's clock at which that is otherwise
 * (`YYYY-MM-DDTHH:mm`), looked for within a week; null for a store that never closes or never opens.
 */
export function hoursChange(
  rows: readonly OpeningHours[],
  now: ShopTime,
): { open: boolean; changesAt: string | null } {
  const hours = asSchedules(rows);
  const open = isOpenBySchedule(hours, now);
  const ends = new Set([0]);
  for (const { opens, closes } of rows) {
    for (const time of [opens, closes]) {
      const minute = minutesOf(time);
      if (minute !== null) ends.add(minute);
    }
  }
  const minutes = [...ends].sort((a, b) => a - b);
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const [day, date] = [(now.day + inDays) % 7, dateAfter(now.date, inDays)];
    for (const minute of minutes) {
      if (inDays === 0 && minute <= now.minute) continue;
      const at = { day, minute, date };
      if (isOpenBySchedule(hours, at) !== open) return { open, changesAt: shopClockText(at) };
    }
  }
  return { open, changesAt: null };
}
