import { shopTime } from "./shop-time";
import type { TimeZone } from "./time-zone";
import { instantNearWall } from "./wall-time";

/** Hours in which a shopper does not want to be disturbed. */
export interface QuietHours {
  /** HH:mm. */
  from: string;
  /** HH:mm; earlier than `from` means the next morning. */
  to: string;
  /** The shopper's. */
  timeZone: TimeZone;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const day = 24 * 60;
const minuteMs = 60_000;

/** Minutes until the quiet hours end; 0 when it is not quiet now. */
export function quietMinutesLeft(quiet: QuietHours | null, now: Date): number {
  if (quiet === null) return 0;
  const { timeZone } = quiet;
  const clock = shopTime(now, timeZone);
  const [from, to, at] = [minutesOf(quiet.from), minutesOf(quiet.to), Math.floor(clock.minute)];
  const length = (to - from + day) % day;
  const since = (at - from + day) % day;
  if (since >= length) return 0;
  // The end is a time on the clock: a change of clocks before it makes the night an hour longer or shorter.
  const midnight = Date.parse(`${clock.date}T00:00:00Z`);
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const end = instantNearWall(midnight + (at + length - since) * minuteMs, timeZone);
  return Math.max(0, (end - minute) / minuteMs);
}
