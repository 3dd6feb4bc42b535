import { shopTime } from "@/domain/shop-time";
import type { TimeZone } from "@/domain/time-zone";
import { dateAfter } from "../../server/seeding";

const dayMs = 86_400_000;

/** The day to which all dates of the demo are relative. */
export interface SeedMoment {
  now: Date;
  /** The shop's date after `days` (negative: before), YYYY-MM-DD. */
  dateIn(days: number): string;
  /** The instant after `days`. */
  instantIn(days: number): Date;
}

/** Days are counted in the shop's time zone. */
export function seedMoment(now: Date, timeZone: TimeZone): SeedMoment {
  const instantIn = (days: number) => new Date(now.getTime() + days * dayMs);
  const today = shopTime(now, timeZone).date;
  return {
    now,
    instantIn,
    dateIn: (days) => dateAfter(today, days),
  };
}
