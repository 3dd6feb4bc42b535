import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { offsetName } from "@/domain/offset-name";
import { type TimeZone, wallTimeAt } from "@/domain/time-zone";
import type { Language } from "../../context";
import { textsOf } from "../../locales";

dayjs.extend(utc);

interface Form {
  language: Language;
  /** The setting `timeformat`. */
  hours: "12" | "24";
}

const dateForms = new Map<string, Intl.DateTimeFormat>();

/** Each language writes day, month and year in its own order; one is kept, because making it takes longer than a mail's text. */
function dateFormOf(locale: string): Intl.DateTimeFormat {
  let form = dateForms.get(locale);
  if (!form) {
    form = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, {
      timeZone: "UTC",
      weekday: "short",
      day: "numeric",
      month: "long",
      year: "numeric",
    });
    dateForms.set(locale, form);
  }
  return form;
}

/**
 * "Sat, 28 November 2026, 7:40 PM (GMT+1)": an instant as the shop's clock shows it, for texts that are read anywhere. The
 * zone is always named; its offset, because names of zones stay the same when offsets change.
 */
export function shopTimeText(instant: Date, timeZone: TimeZone, { language, hours }: Form): string {
  const at = instant.getTime();
  const wall = wallTimeAt(at, timeZone);
  const { comma, morning, afternoon, dateLocale } = textsOf(language).dates;
  const date = dateFormOf(dateLocale).format(wall);
  // Not by Intl, which writes half past midnight as 0:30 am or 24:30 in some languages.
  const clock = dayjs.utc(wall);
  const time =
    hours === "24"
      ? clock.format("HH:mm")
      : `${clock.format("h:mm")} ${clock.hour() < 12 ? morning : afternoon}`;
  return `${date}${comma} ${time} (${offsetName(timeZone(at))})`;
}

/** "2026-11-28 19:40", for the operator's terminal. */
export const shopTimestamp = (instant: Date | number | string, timeZone: TimeZone): string =>
  dayjs.utc(wallTimeAt(new Date(instant).getTime(), timeZone)).format("YYYY-MM-DD HH:mm");
