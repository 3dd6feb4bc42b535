/** A time zone as the shop's server knows it: neither browsers nor Node agree on zones that changed lately. */

/** Minutes that the zone is ahead of UTC at an instant (epoch ms). */
export type TimeZone = (instant: number) => number;

/** From an instant on (epoch ms) the zone is so many minutes ahead of UTC. */
export interface OffsetChange {
  from: number;
  minutes: number;
}

/** @internal For tests. */
export const utc: TimeZone = () => 0;

/** The zone with these changes, oldest first; `first` are the minutes before all of them. */
export const zoneOfChanges =
  (changes: readonly OffsetChange[], first = changes[0]?.minutes ?? 0): TimeZone =>
  (instant) =>
    changes.reduce((minutes, change) => (change.from <= instant ? change.minutes : minutes), first);

/** The zone's clock at an instant, as the epoch ms at which UTC shows the same. */
export const wallTimeAt = (instant: number, timeZone: TimeZone): number =>
  instant + timeZone(instant) * 60_000;
