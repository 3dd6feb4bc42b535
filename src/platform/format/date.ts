/**
 * Days and times as people read them on the shop's clock. dayjs writes and counts that clock's time (`wallTimeOf`) as if it were
 * UTC: its own time zones and offsets go through the device's clock, and are an hour off when that one changes.
 * Not for a first script: brings dayjs.
 */
import dayjs, { type Dayjs } from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { formatsOf } from "@/platform/i18n/formats";
import type { ClockFormat } from "./clock-format";
import { instantOf, wallTimeOf } from "./clock-time";
import { timeZoneMark } from "./time-zone-mark";

export type { ClockFormat } from "./clock-format";
export { formatTimeOfDay } from "./time-of-day";

dayjs.extend(utc);

/** A time of the wire: a text with or without an offset, or epoch ms. */
type Time = string | number | null | undefined;

const locales = new Map<string, ILocale>();

/**
 * A language for dayjs with the browser's month names. Not dayjs' own, which are another chunk for each language and may use
 * other digits: digits are 0 to 9 here in every language.
 */
function localeOf(languageCode: string): ILocale {
  const { locale, morning, afternoon } = formatsOf(languageCode);
  let found = locales.get(locale);
  if (!found) {
    const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { month: "short", timeZone: "UTC" });
    const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)));
    const meridiem = (hour: number) => (hour < 12 ? morning : afternoon);
    const name = `doorstep-${locale}`;
    const names = { name, months, monthsShort: months, meridiem, formats: {}, relativeTime: {} };
    found = names;
    locales.set(locale, found);
  }
  return found;
}

/** A time on the shop's clock, to write and to count with; null when it is none. */
function shown(value: Time, { timeZone, language }: ClockFormat): Dayjs | null {
  const wall = wallTimeOf(value, timeZone);
  return wall === null ? null : dayjs.utc(wall).locale(localeOf(language));
}

const commaOf = ({ language }: ClockFormat): string => formatsOf(language).comma;
const timeForm = ({ hours }: ClockFormat): string => (hours === "24" ? "HH:mm" : "h:mm A");

/** With the zone where the device's clock shows another time; "" when there is no time. */
function write(value: Time, clock: ClockFormat, form: string): string {
  const time = shown(value, clock);
  // In the hour that the clock shows twice the offset says which of both is meant.
  const instant = instantOf(value, clock.timeZone);
  return time === null || instant === null ? "" : time.format(form) + timeZoneMark(instant, clock.timeZone);
}

/** 'D MMM, h:mm A' (or with 24 hours), the specification's form of status times; "" when there is no time. */
export const formatDateTime = (value: Time, clock: ClockFormat): string =>
  write(value, clock, `D MMM[${commaOf(clock)}]${timeForm(clock)}`);

/** The same with the year, for what is kept. */
export const formatLongDateTime = (value: Time, clock: ClockFormat): string =>
  write(value, clock, `D MMM YYYY[${commaOf(clock)}]${timeForm(clock)}`);

/** "3:05 PM" or "15:05". */
export const formatTime = (value: Time, clock: ClockFormat): string => write(value, clock, timeForm(clock));

/** "4 Mar 2026". */
export const formatDate = (value: Time, clock: ClockFormat): string =>
  shown(value, clock)?.format("D MMM YYYY") ?? "";

/** Which day a time is on, by the calendar of the shop's clock: a day may have 23 or 25 hours. `now` in epoch ms. */
export function relativeDay(value: Time, now: number, clock: ClockFormat): "today" | "yesterday" | "earlier" {
  const [day, today] = [shown(value, clock), shown(now, clock)];
  if (day?.isSame(today, "day")) return "today";
  return day?.add(1, "day").isSame(today, "day") ? "yesterday" : "earlier";
}
