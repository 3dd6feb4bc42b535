import { offsetName } from "@/domain/offset-name";
import { type TimeZone, wallTimeAt } from "@/domain/time-zone";
import type { Language } from "../../context";
import { textsOf } from "../../locales";

interface Form {
  language: Language;
  /** The setting `timeformat`. */
  hours: "12" | "24";
}

/**
 * "Sat, 28 November 2026, 7:40 PM (GMT+1)": an instant as the shop's clock shows it, for texts that are read anywhere. The
 * zone is always named; its offset, because names of zones stay the same when offsets change.
 */
export function shopTimeText(instant: Date, timeZone: TimeZone, { language, hours }: Form): string {
  const at = instant.getTime();
  const wall = wallTimeAt(at, timeZone);
  const { comma, morning, afternoon, dateLocale } = textsOf(language).dates;
  const date = new Intl.DateTimeFormat(`${dateLocale}-u-nu-latn`, {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(wall);
  const hour = new Date(wall).getUTCHours();
  const minute = new Date(wall).toISOString().slice(14, 16);
  // Not by Intl, which writes half past midnight as 0:30 am or 24:30 in some languages.
  const time =
    hours === "24"
      ? `${String(hour).padStart(2, "0")}:${minute}`
      : `${hour % 12 || 12}:${minute} ${hour < 12 ? morning : afternoon}`;
  return `${date}${comma} ${time} (${offsetName(timeZone(at))})`;
}

/** "2026-11-28 19:40", for the operator's terminal. */
export const shopTimestamp = (instant: Date | number | string, timeZone: TimeZone): string =>
  new Date(wallTimeAt(new Date(instant).getTime(), timeZone)).toISOString().slice(0, 16).replace("T", " ");
