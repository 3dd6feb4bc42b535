// @chunk cards
import { offsetName } from "@/domain/offset-name";
import type { TimeZone } from "@/domain/time-zone";

/**
 * " GMT+1" to write behind a time of the shop's clock where the device's clock shows another one, else "". Not a name:
 * browsers' names of zones go with offsets that may be out of date.
 */
export function timeZoneMark(instant: number, timeZone: TimeZone): string {
  const minutes = timeZone(instant);
  // The page's first rows are rendered ahead, for readers anywhere.
  const isElsewhere = typeof document !== "undefined" && new Date(instant).getTimezoneOffset() !== -minutes;
  return isElsewhere ? ` ${offsetName(minutes)}` : "";
}
