import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { type TimeZone, wallTimeAt } from "@/domain/time-zone";
import type { Language } from "../../context";
import { textsOf } from "../../locales";

dayjs.extend(utc);

/** "Mon 30 Nov 19:40": short enough for a narrow roll, by the shop's own clock, which hangs on its wall. */
export function ticketTime(
  instant: Date,
  timeZone: TimeZone,
  { language, hours }: { language: Language; hours: "12" | "24" },
): string {
  const wall = wallTimeAt(instant.getTime(), timeZone);
  const { dateLocale, morning, afternoon, comma } = textsOf(language).dates;
  const day = new Intl.DateTimeFormat(`${dateLocale}-u-nu-latn`, {
    timeZone: "UTC",
    weekday: "short",
    day: "numeric",
    month: "short",
  }).format(wall);
  const clock = dayjs.utc(wall);
  const time =
    hours === "24"
      ? clock.format("HH:mm")
      : `${clock.format("h:mm")} ${clock.hour() < 12 ? morning : afternoon}`;
  return `${day.replaceAll(comma, "")} ${time}`;
}
