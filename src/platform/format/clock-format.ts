import type { TimeZone } from "@/domain/time-zone";

/** How the shop's clock is written. */
export interface ClockFormat {
  /** The shop's. */
  timeZone: TimeZone;
  /** From config.timeformat. */
  hours: "12" | "24";
  language: string;
}
