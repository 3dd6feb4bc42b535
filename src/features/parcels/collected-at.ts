import type { TimeZone } from "@/domain/time-zone";
import { instantAtWall } from "@/domain/wall-time";
import { wallTimeOf } from "@/platform/format/clock-time";

/**
 * When a parcel is collected (epoch ms), by the shop's clock as it was typed. Undefined for nothing, which is as soon as
 * possible; null for what is no time, or in an hour that a clock change skips.
 */
export function collectedAt(typed: string, timeZone: TimeZone): number | null | undefined {
  if (typed === "") return undefined;
  const wall = wallTimeOf(typed, timeZone);
  return wall === null ? null : instantAtWall(wall, timeZone);
}
