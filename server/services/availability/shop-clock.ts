/** SQL conditions on the shop's wall clock: opening hours, daily windows, running discounts and sales. */
import { type SQL, sql } from "drizzle-orm";
import { shopTime } from "@/domain/availability";
import type { ShopView } from "../settings/shop-view";

/** The shop's wall clock as values for SQL. */
export interface Moment {
  instant: SQL;
  date: SQL;
  time: SQL;
  /** 0 Sunday to 6 Saturday. */
  day: SQL;
  yesterday: SQL;
}

/** What the shop's clock shows at the view's moment. */
export function momentOf(view: Pick<ShopView, "now" | "timeZone">): Moment {
  const { day, date, minute } = shopTime(view.now, view.timeZone);
  const seconds = Math.round(minute * 60);
  const two = (value: number) => String(value).padStart(2, "0");
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return {
    instant: sql`${view.now.toISOString()}::timestamptz`,
    date: sql`${date}::date`,
    time: sql`${time}::time`,
    day: sql`${day}::int`,
    yesterday: sql`${(day + 6) % 7}::int`,
  };
}

/** Whether a daily window holds the moment; one that ends before it starts runs over midnight. */
export function insideWindow(from: SQL, to: SQL, { time }: Moment): SQL {
  return sql`case when ${from} = ${to} then true
    when ${from} < ${to} then ${time} between ${from} and ${to}
    else ${time} >= ${from} or ${time} <= ${to} end`;
}

/** Whether an opening window of a schedule row `h` holds the moment, also one that began yesterday. */
export function insideOpening({ time, day, yesterday }: Moment): SQL {
  return sql`case when h.opens < h.closes
    then h.day = ${day} and ${time} >= h.opens and (${time} < h.closes or h.closes >= '23:59')
    else (h.day = ${day} and ${time} >= h.opens) or (h.day = ${yesterday} and ${time} < h.closes) end`;
}

/** Whether the schedule of the store `s` is open at the moment. */
export function storeIsOpen(moment: Moment): SQL {
  return sql`exists (select 1 from store_schedules h where h.store_id = s.id and ${insideOpening(moment)})`;
}

/** Whether the store-wide discount `d` runs at the moment. */
export function discountRuns(moment: Moment): SQL {
  return sql`(${moment.date} between d.start_date and d.end_date
    and d.percent > 0 and ${insideWindow(sql`d.start_time`, sql`d.end_time`, moment)})`;
}

/** Whether the flash sale `f` runs at the moment. */
export function saleRuns({ instant }: Moment): SQL {
  return sql`(f.published and f.starts_at <= ${instant} and f.ends_at > ${instant})`;
}

/** An instant of a column as ISO 8601 in UTC. */
export function isoInstant(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
