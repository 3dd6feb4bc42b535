import type { OffsetChange, TimeZone } from "@/domain/time-zone";
import type { Queryable } from "../db/database";

/** The one source of offsets from UTC, chosen at start: nothing else on the server knows what time it is anywhere. */
export interface TimeZones {
  /** The shop's zone (TIME_ZONE). */
  shop: TimeZone;
  /** The shop's changes from the last one before `since` until `until` (epoch ms), oldest first. */
  shopChanges(since: number, until: number): OffsetChange[];
  /** The zone of an IANA name, such as a shopper's; null where it is unknown. */
  find(database: Queryable, name: string): Promise<TimeZone | null>;
}
