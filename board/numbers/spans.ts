/** Spans of days that a press chooses, on the shop's calendar. */

export const spanNames = ["today", "yesterday", "week", "month"] as const;
export type SpanName = (typeof spanNames)[number];

/** YYYY-MM-DD; both days count. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

/** The shop's date at an instant (epoch ms). A zone that the browser does not know counts as UTC. */
export function dateAt(instant: number, timeZone: string): string {
  const write = (zone: string) => new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(instant);
  try {
    return write(timeZone);
  } catch {
    return write("UTC");
  }
}

/** A date so many days later, or earlier. */
export function dateAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The week and the month end today: the last 7 and 30 days. */
export function daysOf(span: SpanName, today: string): Days {
  if (span === "yesterday") return { from: dateAfter(today, -1), until: dateAfter(today, -1) };
  const before = { today: 0, week: 6, month: 29 }[span];
  return { from: dateAfter(today, -before), until: today };
}
