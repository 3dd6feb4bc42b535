import { shopTime } from "@/domain/availability";

const dayMs = 86_400_000;

/** The day the demo is told from. */
export interface SeedMoment {
  now: Date;
  /** The shop's date in so many days (negative: ago), YYYY-MM-DD. */
  dateIn(days: number): string;
  /** The instant in so many days. */
  instantIn(days: number): Date;
}

/** Days relative to an instant on the shop's wall. */
export function seedMoment(now: Date, timeZone: string): SeedMoment {
  const instantIn = (days: number) => new Date(now.getTime() + days * dayMs);
  const today = Date.parse(`${shopTime(now, timeZone).date}T12:00:00Z`);
  return {
    now,
    instantIn,
    dateIn: (days) => new Date(today + days * dayMs).toISOString().slice(0, 10),
  };
}
