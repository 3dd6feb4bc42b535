/**
 * Times as the shop's clock shows them. Instants with an offset are moved to the shop's time zone; times without one
 * are in it already. Not for the first script: brings dayjs.
 */
import dayjs, { type Dayjs } from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat";
import timezone from "dayjs/plugin/timezone";
import utc from "dayjs/plugin/utc";

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(customParseFormat);

// dayjs' own Arabic writes Arabic-Indic digits; digits are Latin here in every language.
const arabicMonths = "يناير_فبراير_مارس_أبريل_مايو_يونيو_يوليو_أغسطس_سبتمبر_أكتوبر_نوفمبر_ديسمبر".split("_");
const arabicWeekdays = "الأحد_الاثنين_الثلاثاء_الأربعاء_الخميس_الجمعة_السبت".split("_");
dayjs.locale(
  {
    name: "ar-latin",
    months: arabicMonths,
    monthsShort: arabicMonths,
    weekdays: arabicWeekdays,
    weekdaysShort: arabicWeekdays,
    weekdaysMin: arabicWeekdays,
    weekStart: 6,
    ordinal: (n: number) => String(n),
    meridiem: (hour: number) => (hour < 12 ? "ص" : "م"),
    relativeTime: {},
    formats: {},
  } as unknown as ILocale,
  undefined,
  true,
);

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
  return format(value, clock, clock.hours === "24" ? "D MMM, HH:mm" : "D MMM, h:mm A");
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
  return time.locale(clock.language === "ar" ? "ar-latin" : "en").format(template);
}

/** A time zone that this browser does not know must not take the page away. */
function knownZone(timeZone: string): string {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone });
    return timeZone;
  } catch {
    return "UTC";
  }
}
