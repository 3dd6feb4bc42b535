/**
 * Dates and times without a zone, as people write them. dayjs counts and reads them over UTC, where every day has 24 hours; what
 * instant they are in the shop is for `@/domain/wall-time`.
 */
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(customParseFormat);

const dateForm = "YYYY-MM-DD";

/** The date (YYYY-MM-DD) so many days after another, or before it. */
export const dateAfter = (date: string, days: number): string =>
  dayjs.utc(date, dateForm).add(days, "day").format(dateForm);

/** Days from one date (YYYY-MM-DD) to a later one; NaN where one of them is none. */
export const daysBetween = (date: string, later: string): number =>
  dayjs.utc(later, dateForm, true).diff(dayjs.utc(date, dateForm, true), "day");

/** Whether a text is a date of the calendar, written YYYY-MM-DD. */
export const isDate = (text: string): boolean => dayjs.utc(text, dateForm, true).isValid();

/**
 * `YYYY-MM-DD HH:mm[:ss]`, also with a T between, as the wall time that it is (epoch ms at which UTC shows it); null for what is
 * no time.
 */
export function readWallTime(written: string): number | null {
  // One form at a time: of several dayjs takes the device's zone, whatever it was told.
  const form = `${dateForm}${written[10] === "T" ? "[T]" : " "}HH:mm${written.length > 16 ? ":ss" : ""}`;
  const time = dayjs.utc(written, form, true);
  return time.isValid() ? time.valueOf() : null;
}
