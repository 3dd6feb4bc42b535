/** Time zones by the data of the package moment-timezone, which follows IANA's releases and needs no other Node. */
import moment from "moment-timezone";
import type { OffsetChange } from "@/domain/time-zone";

/** IANA's release, such as "2026f". */
export const packageRelease: string = moment.tz.dataVersion;

/** All changes of a zone that are known, oldest first and from the beginning of time on; null for an unknown name. */
export function packageChanges(name: string): OffsetChange[] | null {
  const zone = moment.tz.zone(name);
  if (zone === null) return null;
  const changes: OffsetChange[] = [];
  for (const [index, west] of zone.offsets.entries()) {
    // Another name of the same offset is a period of its own.
    if (changes.at(-1)?.minutes === 0 - west) continue;
    changes.push({ from: zone.untils[index - 1] ?? Number.NEGATIVE_INFINITY, minutes: 0 - west });
  }
  return changes;
}
