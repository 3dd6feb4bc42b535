// @chunk store
/** Opening hours by weekday, for the information dialog. */
import type { Store, StoreSchedule } from "@/contract";
import { minutesOf } from "@/domain/opening-hours";

export interface HoursOfDay {
  /** 0 Sunday to 6 Saturday. */
  day: number;
  /** Opening hours of the day in order; empty when the store is closed all day. */
  windows: { from: string; to: string; always: boolean }[];
}

type Window = Pick<StoreSchedule, "opening_time" | "closing_time">;

/** The opening hours of one day in their order. Times as on the wire ("09:00:00"). */
export const hoursOfDay = (windows: readonly Window[]): HoursOfDay["windows"] =>
  [...windows]
    .sort((a, b) => (minutesOf(a.opening_time) ?? 0) - (minutesOf(b.opening_time) ?? 0))
    .map(({ opening_time: from, closing_time: to }) => ({
      from,
      to,
      always: minutesOf(from) === 0 && (minutesOf(to) ?? 0) >= 1439,
    }));

/** The week from `firstDay` on. */
export function openingWeek(store: Pick<Store, "schedules">, firstDay: number): HoursOfDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = (firstDay + index) % 7;
    return { day, windows: hoursOfDay(store.schedules.filter((schedule) => schedule.day === day)) };
  });
}
