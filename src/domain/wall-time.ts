// @chunk clock-time
/** From times on a clock back to instants. */
import { type TimeZone, wallTimeAt } from "./time-zone";

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * The instant at which clocks of the zone show a wall time (as `wallTimeAt` gives it). Null in the hour that a change skips;
 * in the hour that a change repeats, the first of both instants.
 */
export function instantAtWall(wall: number, timeZone: TimeZone): number | null {
  // No zone changes twice within two days, so one of the offsets around it holds.
  for (const near of [wall - dayMs, wall + dayMs]) {
    const instant = wall - timeZone(near) * minuteMs;
    if (wallTimeAt(instant, timeZone) === wall) return instant;
  }
  return null;
}

/** The same, where a skipped hour must not lose a time: it counts on from before the change. */
export const instantNearWall = (wall: number, timeZone: TimeZone): number =>
  instantAtWall(wall, timeZone) ?? wall - timeZone(wall - dayMs) * minuteMs;
