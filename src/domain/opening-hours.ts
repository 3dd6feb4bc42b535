/** Whether a store is open, and when it opens next, by the minute of the day and the weekday of the shop's clock. */
import type { Store } from "@/contract";
import type { ShopTime } from "./shop-time";
import { type TimeZone, wallTimeAt } from "./time-zone";

/** "HH:mm" or "HH:mm:ss" as minutes since midnight, null when unreadable. */
export function minutesOf(time: string | null | undefined): number | null {
  const match = time ? /^(\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(time) : null;
  if (!match) return null;
  return Number(match[1]) * 60 + Number(match[2]) + Number(match[3] ?? 0) / 60;
}

/** Inside [from, to]; a window that ends before it starts runs over midnight; equal ends are the whole day. */
export function isInsideWindow(minute: number, from: number, to: number): boolean {
  if (from === to) return true;
  return from < to ? minute >= from && minute <= to : minute >= from || minute <= to;
}

type Hours = readonly Pick<Store["schedules"][number], "day" | "opening_time" | "closing_time">[];

/** Whether the time is within one of the store's opening windows, also within one of yesterday that runs over midnight. */
export function isOpenBySchedule(hours: Hours, now: ShopTime): boolean {
  return hours.some((window) => {
    const from = minutesOf(window.opening_time);
    const to = minutesOf(window.closing_time);
    if (from === null || to === null) return false;
    if (from < to)
      return window.day === now.day && now.minute >= from && now.minute < to + (to >= 1439 ? 1 : 0);
    if (window.day === now.day && now.minute >= from) return true;
    return (window.day + 1) % 7 === now.day && now.minute < to;
  });
}

/** Whether a store is open now by its hours; where hours or clock are unknown, what the server last said. */
export function isStoreOpen(store: Pick<Store, "open" | "schedules">, now: ShopTime | null): boolean {
  return now === null || store.schedules.length === 0
    ? store.open === 1
    : isOpenBySchedule(store.schedules, now);
}

/** The next opening within a week: days from today and the time of day; null when it never opens. */
export function nextOpening(hours: Hours, now: ShopTime): { inDays: number; time: string } | null {
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const openings = hours
      .filter((window) => window.day === (now.day + inDays) % 7)
      .map((window) => ({ time: window.opening_time, minute: minutesOf(window.opening_time) }))
      .filter((window): window is { time: string; minute: number } => window.minute !== null)
      .filter((window) => inDays > 0 || window.minute > now.minute)
      .sort((a, b) => a.minute - b.minute);
    const first = openings[0];
    if (first) return { inDays, time: first.time };
  }
  return null;
}

/** When such an opening is (epoch ms): a change of clocks may lie before it. Not exact within the changed hour itself. */
export function openingInstant(
  { inDays, time }: { inDays: number; time: string },
  now: number,
  timeZone: TimeZone,
): number {
  const wall = wallTimeAt(now, timeZone);
  const opens = wall - (wall % 86_400_000) + (inDays * 1440 + (minutesOf(time) ?? 0)) * 60_000;
  return opens - timeZone(opens - timeZone(now) * 60_000) * 60_000;
}

/** The label over a store's picture: nothing, "CLOSED NOW" (schedule) or "Closed Now" (switched off by the vendor). */
export function storeOverlay(
  store: Pick<Store, "active" | "open">,
): "open" | "closed_by_schedule" | "inactive" {
  if (!store.active) return "inactive";
  return store.open === 0 ? "closed_by_schedule" : "open";
}
