/**
 * Times as the shop's clock shows them. Instants with an offset are moved to the shop's time zone; times without one
 * are in it already. Not for the first script: brings dayjs.
 */
import dayjs, { type Dayjs } from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat";
import timezone from "dayjs/plugin/timezone";
import utc from "dayjs/plugin/utc";
import { formatsOf } from "@/platform/i18n/formats";

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

const known = new Set<string>();

/**
 * The name of a dayjs locale with the browser's month names. Not dayjs' own locales, which are another chunk for each
 * language and may use other digits: digits are 0 to 9 here in every language.
 */
function dayjsLocale(languageCode: string): string {
  const { locale, morning, afternoon } = formatsOf(languageCode);
  const name = `doorstep-${locale}`;
  if (known.has(name)) return name;
  known.add(name);
  const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { month: "short", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 15)));
  const names = {
    name,
    months,
    monthsShort: months,
    weekdays: [],
    ordinal: (n: number) => String(n),
    meridiem: (hour: number) => (hour < 12 ? morning : afternoon),
    relativeTime: {},
    formats: {},
  };
  dayjs.locale(names as Partial<ILocale> as ILocale, undefined, true);
  return name;
}

export { formatTimeOfDay } from "./time-of-day";

export interface ClockFormat {
  /** IANA name, from config.timezone. */
  timeZone: string;
  /** From config.timeformat. */
  hours: "12" | "24";
  language: string;
}

/** Reads a time of the wire, or null when it is none. `YYYY-MM-DD HH:mm:ss` without offset is in the shop's time zone. */
export function parseTime(value: string | number | null | undefined, timeZone: string): Dayjs | null {
  if (value === null || value === undefined || value === "") return null;
  const zone = knownZone(timeZone);
  const hasOffset = typeof value === "number" || /(Z|[+-]\d{2}:?\d{2})$/i.test(value.trim());
  try {
    const time = hasOffset ? dayjs(value).tz(zone) : dayjs.tz(value.trim().replace("T", " "), zone);
    return time.isValid() ? time : null;
  } catch {
    return null;
  }
}

/** 'D MMM, h:mm A' (or with 24 hours), the specification's form of status times; "" when there is no time. */
export function formatDateTime(value: string | number | null | undefined, clock: ClockFormat): string {
  return format(value, clock, `D MMM${commaOf(clock.language)} ${clock.hours === "24" ? "HH:mm" : "h:mm A"}`);
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

/** "4 Mar 2026". */
export function formatDate(value: string | number | null | undefined, clock: ClockFormat): string {
  return format(value, clock, "D MMM YYYY");
}

/** "3:05 PM" or "15:05". */
export function formatTime(value: string | number | null | undefined, clock: ClockFormat): string {
  return format(value, clock, clock.hours === "24" ? "HH:mm" : "h:mm A");
}

function format(value: string | number | null | undefined, clock: ClockFormat, template: string): string {
  const time = parseTime(value, clock.timeZone);
  if (time === null) return "";
  return time.locale(dayjsLocale(clock.language)).format(template);
}

/** A time zone that this browser does not know must not break the page. */
function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone });
    return timeZone;
  } catch {
    return "UTC";
  }
}
