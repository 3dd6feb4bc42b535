/** Days and times as the shop's clock shows them, by the offsets of `shop-zone.ts` and never by the device's clock. */
import { wallTimeAt } from "@/domain/time-zone";
import { instantNearWall } from "@/domain/wall-time";
import { formatsOf } from "@/platform/i18n/formats";
import type { ClockFormat } from "./clock-format";
import { wallTimeOf, wallTimeOfDay } from "./clock-time";
import { zoneMark } from "./zone-mark";

export type { ClockFormat } from "./clock-format";
export { formatTimeOfDay } from "./time-of-day";

/** A time of the wire: a text with or without an offset, or epoch ms. */
type Time = string | number | null | undefined;

const dayMs = 86_400_000;
const months = new Map<string, readonly string[]>();

/** The browser's short names of the months. */
function monthsOf(languageCode: string): readonly string[] {
  const { locale } = formatsOf(languageCode);
  let names = months.get(locale);
  if (!names) {
    const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { month: "short", timeZone: "UTC" });
    names = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)));
    months.set(locale, names);
  }
  return names;
}

const commas = new Map<string, string>();

/** What the browser writes between a date and a time of day in a language, where that is a single mark. */
function commaOf(languageCode: string): string {
  const { locale } = formatsOf(languageCode);
  const found = commas.get(locale);
  if (found !== undefined) return found;
  const format = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", hour: "numeric" });
  const parts = format.formatToParts(0);
  const mark = parts[parts.findIndex(({ type }) => type === "hour") - 1]?.value.trim();
  const comma = mark?.length === 1 ? mark : ",";
  commas.set(locale, comma);
  return comma;
}

/** Digits are 0 to 9 here in every language. */
function dayAndMonth(wall: number, language: string): string {
  const day = new Date(wall);
  return `${day.getUTCDate()} ${monthsOf(language)[day.getUTCMonth()]}`;
}

/** With the zone where the device's clock shows another time. */
const timeWithZone = (wall: number, clock: ClockFormat): string =>
  wallTimeOfDay(wall, clock) + zoneMark(instantNearWall(wall, clock.timeZone), clock.timeZone);

/** 'D MMM, h:mm A' (or with 24 hours), the specification's form of status times; "" when there is no time. */
export function formatDateTime(value: Time, clock: ClockFormat): string {
  const wall = wallTimeOf(value, clock.timeZone);
  if (wall === null) return "";
  return `${dayAndMonth(wall, clock.language)}${commaOf(clock.language)} ${timeWithZone(wall, clock)}`;
}

/** "4 Mar 2026". */
export function formatDate(value: Time, clock: ClockFormat): string {
  const wall = wallTimeOf(value, clock.timeZone);
  return wall === null ? "" : `${dayAndMonth(wall, clock.language)} ${new Date(wall).getUTCFullYear()}`;
}

/** "4 Mar 2026, 15:05", for what is kept for years. */
export function formatDateTimeYear(value: Time, clock: ClockFormat): string {
  const wall = wallTimeOf(value, clock.timeZone);
  if (wall === null) return "";
  return `${formatDate(value, clock)}${commaOf(clock.language)} ${timeWithZone(wall, clock)}`;
}

/** The day before, by the calendar of the shop's clock: a day may have 23 or 25 hours. */
export function formatDayBefore(instant: number, clock: ClockFormat): string {
  const wall = wallTimeAt(instant, clock.timeZone);
  return formatDate(new Date(wall - dayMs).toISOString().slice(0, 10), clock);
}

/** "3:05 PM" or "15:05". */
export function formatTime(value: Time, clock: ClockFormat): string {
  const wall = wallTimeOf(value, clock.timeZone);
  return wall === null ? "" : timeWithZone(wall, clock);
}
