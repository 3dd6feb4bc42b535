import type { ClockFormat } from "@/platform/format/date";
import { formatDate, relativeDay } from "@/platform/format/date";

export interface Day<Row> {
  /** "4 Mar 2026" in the shop's time zone; "" where a row has no readable time. */
  readonly date: string;
  readonly when: ReturnType<typeof relativeDay>;
  readonly rows: readonly Row[];
}

/** Rows under their days, in their order. `now` in epoch ms. */
export function groupByDay<Row extends { readonly createdAt: string }>(
  rows: readonly Row[],
  now: number,
  clock: ClockFormat,
): Day<Row>[] {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const date = formatDate(row.createdAt, clock);
    const day = days.get(date);
    if (day) day.push(row);
    else days.set(date, [row]);
  }
  return [...days].map(([date, ofDay]) => ({
    date,
    when: relativeDay(ofDay[0]?.createdAt, now, clock),
    rows: ofDay,
  }));
}
