/**
 * Whether something can be bought now. The shop's clock decides, never the phone's: callers hand in the minute of the
 * day and the weekday in the shop's time zone (`shopTime`).
 */
import type { Item, Store } from "@/contract";
import { type TimeZone, wallTimeAt } from "./time-zone";

export interface ShopTime {
  /** 0 Sunday to 6 Saturday. */
  day: number;
  /** Minutes since midnight, seconds as a fraction. */
  minute: number;
  /** YYYY-MM-DD. */
  date: string;
}

/** The shop's clock at an instant. */
export function shopTime(instant: Date, timeZone: TimeZone): ShopTime {
  const wall = new Date(wallTimeAt(instant.getTime(), timeZone));
  return {
    day: wall.getUTCDay(),
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes() + wall.getUTCSeconds() / 60,
    date: wall.toISOString().slice(0, 10),
  };
}

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

/** Whether an item's own daily window is open. Items without readable times are always available. */
export function isItemAvailable(
  item: Pick<
    Item,
    "available_time_starts" | "available_time_ends" | "available_date_starts" | "available_date_ends"
  >,
  now: ShopTime,
): boolean {
  if (item.available_date_starts && now.date < item.available_date_starts) return false;
  if (item.available_date_ends && now.date > item.available_date_ends) return false;
  const from = minutesOf(item.available_time_starts);
  const to = minutesOf(item.available_time_ends);
  return from === null || to === null || isInsideWindow(now.minute, from, to);
}

/** The shop's clock as `YYYY-MM-DDTHH:mm`, which sorts as time passes. */
export function shopClockText({ date, minute }: Pick<ShopTime, "date" | "minute">): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${date}T${two(minute / 60)}:${two(minute % 60)}`;
}

/**
 * Whether an item's store is open: what the server said, turned round once the time it gave for the change is past. On
 * later days nothing is known of an item that was saved: it counts as open, the checkout knows the store's hours.
 */
export function isItemStoreOpen(
  item: Pick<Item, "store_open" | "store_changes_at">,
  now: ShopTime | null,
): boolean {
  const { store_open: open = true, store_changes_at: changesAt } = item;
  if (now === null || !changesAt || shopClockText(now) < changesAt) return open;
  return now.date > changesAt.slice(0, 10) || !open;
}

/** How an item may be bought: now, only for later, or not at all. */
export type Buyability = "now" | "later" | "unavailable";

export function itemBuyability(
  item: Parameters<typeof isItemAvailable>[0] &
    Pick<Item, "schedule_order" | "store_open" | "store_changes_at">,
  now: ShopTime,
): Buyability {
  if (isItemStoreOpen(item, now) && isItemAvailable(item, now)) return "now";
  return item.schedule_order ? "later" : "unavailable";
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
