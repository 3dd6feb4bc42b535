/** The shop's clock, which decides and never the phone's. */
import { type TimeZone, wallTimeAt } from "./time-zone";

export interface ShopTime {
  /** 0 Sunday to 6 Saturday. */
  day: number;
  /** Minutes since midnight, seconds as a fraction. */
  minute: number;
  /** YYYY-MM-DD. */
  date: string;
}

/** The shop's clock at an instant. */
export function shopTime(instant: Date, timeZone: TimeZone): ShopTime {
  const wall = new Date(wallTimeAt(instant.getTime(), timeZone));
  return {
    day: wall.getUTCDay(),
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes() + wall.getUTCSeconds() / 60,
    date: wall.toISOString().slice(0, 10),
  };
}

/** The shop's clock as `YYYY-MM-DDTHH:mm`, which sorts as time passes. */
export function shopClockText({ date, minute }: Pick<ShopTime, "date" | "minute">): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${date}T${two(minute / 60)}:${two(minute % 60)}`;
}
