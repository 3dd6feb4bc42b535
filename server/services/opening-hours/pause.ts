/** A time in which a store takes no orders, as a piece that is missing in its hours. */
import { minutesOf } from "@/domain/opening-hours";
import { wallTimeAt } from "@/domain/time-zone";
import type { ShopMoment } from "../settings/shop-view";
import type { OpeningHours } from "./hours-change";

const dayMinutes = 1440;

/** Whole minutes of the shop's clock, counted from the midnight that today began with. */
export interface Pause {
  from: number;
  until: number;
}

/** The pause that lasts now, of instants as ISO 8601; null where none does. */
export function pauseOf(
  { paused_at: from, paused_until: until }: { paused_at: string | null; paused_until: string | null },
  { now, timeZone }: Pick<ShopMoment, "now" | "timeZone">,
): Pause | null {
  if (until === null || Date.parse(until) <= now.getTime()) return null;
  const today = Math.floor(wallTimeAt(now.getTime(), timeZone) / 86_400_000) * 86_400_000;
  const minute = (instant: number) => (wallTimeAt(instant, timeZone) - today) / 60_000;
  return {
    from: Math.floor(minute(from === null ? now.getTime() : Date.parse(from))),
    until: Math.ceil(minute(Date.parse(until))),
  };
}

const timeText = (minute: number): string => {
  const ofDay = ((minute % dayMinutes) + dayMinutes) % dayMinutes;
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}:00`;
};

/** A day's window without the pause; what is left may be two, or begin after midnight on the next weekday. */
export function withoutPause<Row extends OpeningHours & { id?: number }>(
  row: Row,
  inDays: number,
  pause: Pause,
): Row[] {
  const [opens, closes] = [minutesOf(row.opens) ?? 0, minutesOf(row.closes) ?? 0];
  const length =
    opens < closes ? (closes >= dayMinutes - 1 ? dayMinutes : closes) - opens : dayMinutes + closes - opens;
  const from = inDays * dayMinutes + opens;
  const to = from + length;
  if (to <= pause.from || from >= pause.until) return [row];
  const before = { ...row, closes: timeText(pause.from) };
  const midnights = Math.floor(pause.until / dayMinutes) - inDays;
  const after = {
    ...row,
    // Two rows of one list have two ids.
    ...(row.id === undefined ? {} : { id: row.id + 1_000_000_000 }),
    day: (row.day + midnights + 7) % 7,
    opens: timeText(pause.until),
  };
  return [...(from < pause.from ? [before] : []), ...(pause.until < to ? [after] : [])];
}
