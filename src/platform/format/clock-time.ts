// @chunk clock-time
import { type TimeZone, wallTimeAt } from "@/domain/time-zone";
import { instantNearWall } from "@/domain/wall-time";
import type { ClockFormat } from "./clock-format";
import { formatTimeOfDay } from "./time-of-day";
import { timeZoneMark } from "./time-zone-mark";

/** A wall time (`wallTimeAt`) as "7:40 PM" or "19:40". */
const wallTimeOfDay = (wall: number, clock: Pick<ClockFormat, "hours" | "language">): string =>
  formatTimeOfDay(new Date(wall).toISOString().slice(11, 16), clock);

/**
 * A moment (epoch ms) as a time on the shop's clock: "7:40 PM" or "19:40", with the zone where the device's clock shows
 * another time.
 */
export const formatClockTime = (instant: number, clock: ClockFormat): string =>
  wallTimeOfDay(wallTimeAt(instant, clock.timeZone), clock) + timeZoneMark(instant, clock.timeZone);

/** The two ends of a range of clock times, isolated so that each keeps its order within right-to-left words. */
export function clockRange(
  range: { from: number; to: number },
  clock: ClockFormat,
): { from: string; to: string } {
  const isolate = (text: string) => `\u2068${text}\u2069`;
  return {
    from: isolate(wallTimeOfDay(wallTimeAt(range.from, clock.timeZone), clock)),
    to: isolate(formatClockTime(range.to, clock)),
  };
}

const withOffset = /(Z|[+-]\d{2}:?\d{2})$/i;
const withoutOffset = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?$/;

/**
 * The shop's clock at a time of the wire (`wallTimeAt`); null when it is none. Numbers are epoch ms; a text without
 * an offset is on the shop's clock already.
 */
export function wallTimeOf(value: string | number | null | undefined, timeZone: TimeZone): number | null {
  const text = String(value ?? "").trim();
  const [, date, time = "00:00"] = withoutOffset.exec(text) ?? [];
  if (date) return known(Date.parse(`${date}T${time}Z`));
  const instant = exactInstant(value);
  return instant === null ? null : wallTimeAt(instant, timeZone);
}

/** Epoch ms of what says itself which instant it is: a number, or a text with an offset; null for others. */
function exactInstant(value: string | number | null | undefined): number | null {
  if (typeof value === "number") return known(value);
  const text = value?.trim() ?? "";
  return withOffset.test(text) && !withoutOffset.test(text)
    ? known(Date.parse(text.replace(" ", "T")))
    : null;
}

/** Epoch ms of a time of the wire; null when it is none. Without an offset it is on the shop's clock. */
export function instantOf(value: string | number | null | undefined, timeZone: TimeZone): number | null {
  const instant = exactInstant(value);
  if (instant !== null) return instant;
  const wall = wallTimeOf(value, timeZone);
  return wall === null ? null : instantNearWall(wall, timeZone);
}

const known = (time: number): number | null => (Number.isNaN(time) ? null : time);
