import type { Config } from "@/contract";
import type { TimeZones } from "../../context";

const dayMs = 86_400_000;
/** Orders of years are read. */
const toldBackMs = 3 * 366 * dayMs;
/** A page that is offline for months still knows. */
const toldAheadMs = 400 * dayMs;

/** The shop's offsets for config. */
export function configOffsets(timeZones: TimeZones, now: Date): Config["timezone_offsets"] {
  const at = now.getTime();
  return timeZones.shopChanges(at - toldBackMs, at + toldAheadMs).map(({ from, minutes }) => ({
    // Before 1970 there are no orders.
    from: `${new Date(Math.max(0, from)).toISOString().slice(0, 19)}Z`,
    minutes: Math.round(minutes),
  }));
}
