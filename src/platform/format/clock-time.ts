import { shopTime } from "@/domain/availability";
import type { ClockFormat } from "./date";
import { formatTimeOfDay } from "./time-of-day";

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** A moment (epoch ms) as a time on the shop's clock: "7:40 PM" or "19:40". Needs no library of dates. */
export function formatClockTime(instant: number, clock: ClockFormat): string {
  const minute = Math.floor(shopTime(new Date(instant), clock.timeZone).minute);
  return formatTimeOfDay(`${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`, clock);
}
