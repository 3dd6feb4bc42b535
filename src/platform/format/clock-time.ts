import { shopTime } from "@/domain/availability";
import type { ClockFormat } from "./date";
import { formatTimeOfDay } from "./time-of-day";

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** A moment (epoch ms) as a time on the shop's clock: "7:40 PM" or "19:40". Needs no library of dates. */
export function formatClockTime(instant: number, clock: ClockFormat): string {
  const minute = Math.floor(shopTime(new Date(instant), clock.timeZone).minute);
  return formatTimeOfDay(`${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`, clock);
}

/** The two ends of a range of clock times, isolated so that each keeps its order within right-to-left words. */
export function clockRange(
  range: { from: number; to: number },
  clock: ClockFormat,
): { from: string; to: string } {
  const write = (instant: number) => `\u2068${formatClockTime(instant, clock)}\u2069`;
  return { from: write(range.from), to: write(range.to) };
}

/**
 * Epoch ms of a time of the wire; null when it is none. Without an offset it is on the shop's clock. Needs no library of dates,
 * and is off by the change of an hour that is just being made.
 */
export function instantOf(value: string | null | undefined, timeZone: string): number | null {
  if (!value) return null;
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/i.test(value);
  const read = Date.parse(hasOffset ? value : `${value.replace(" ", "T")}Z`);
  if (Number.isNaN(read)) return null;
  if (hasOffset) return read;
  const { date, minute } = shopTime(new Date(read), timeZone);
  return 2 * read - (Date.parse(`${date}T00:00:00Z`) + minute * 60_000);
}
