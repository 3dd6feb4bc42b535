/**
 * SQL conditions on the shop's wall clock: opening hours, daily windows, running discounts and sales. The rules are functions
 * of the database, because the rows of lists are read by functions too.
 */
import { type SQL, sql } from "drizzle-orm";
import { type ShopTime, shopTime } from "@/domain/shop-time";
import type { TimeZone } from "@/domain/time-zone";
import type { ShopMoment } from "../settings/shop-view";

/** The shop's wall clock as values for SQL. */
export interface Moment {
  instant: SQL;
  date: SQL;
  time: SQL;
  /** 0 Sunday to 6 Saturday. */
  day: SQL;
}

type ViewedMoment = Pick<ShopMoment, "now" | "timeZone">;

let latest: { second: number; timeZone: TimeZone; time: ShopTime } | null = null;

/** The shop's clock at the view's moment, to the second; all requests of one second share it. */
export function shopTimeOf({ now, timeZone }: ViewedMoment): ShopTime {
  const second = Math.floor(now.getTime() / 1000);
  if (latest?.second !== second || latest.timeZone !== timeZone) {
    latest = { second, timeZone, time: shopTime(now, timeZone) };
  }
  return latest.time;
}

/** The same as values for SQL. */
export function momentOf(view: ViewedMoment): Moment {
  const { day, date, minute } = shopTimeOf(view);
  const seconds = Math.round(minute * 60);
  const two = (value: number) => String(value).padStart(2, "0");
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return {
    instant: sql`${view.now.toISOString()}::timestamptz`,
    date: sql`${date}::date`,
    time: sql`${time}::time`,
    day: sql`${day}::int`,
  };
}

/** Whether a daily window holds the moment; one that ends before it starts runs over midnight. */
export function insideWindow(from: SQL, to: SQL, { time }: Moment): SQL {
  return sql`inside_window(${from}, ${to}, ${time})`;
}

/**
 * Whether the hours of the store `s` hold the moment and it is not paused, also by a window that began yesterday. Most days are special nowhere: that is
 * asked once a statement.
 */
export function storeIsOpen({ instant, date, day, time }: Moment): SQL {
  const byWeek = sql`h.store_id = s.id and inside_opening(h.day, h.opens, h.closes, ${day}, ${time})`;
  return sql`(s.paused_until is null or s.paused_until <= ${instant}) and case when exists (select 1 from store_special_days where date between ${date} - 1 and ${date})
    then exists (select 1 from store_schedules h where ${byWeek} and not exists (
        select 1 from store_special_days x where x.store_id = s.id and x.date = ${date} - (${day} - h.day + 7) % 7))
      or exists (select 1 from store_special_days x where x.store_id = s.id and x.date between ${date} - 1 and ${date}
        and inside_opening(extract(dow from x.date)::int, x.opens, x.closes, ${day}, ${time}))
    else exists (select 1 from store_schedules h where ${byWeek}) end`;
}

/** Whether the store-wide discount `d` runs at the moment. */
export function discountRuns({ date, time }: Moment): SQL {
  return sql`discount_runs(d, ${date}, ${time})`;
}

/** Whether the flash sale `f` runs at the moment. */
export function saleRuns({ instant }: Moment): SQL {
  return sql`sale_runs(f, ${instant})`;
}

/** An instant of a column as ISO 8601 in UTC. */
export function isoInstant(column: SQL): SQL {
  return sql`iso_instant(${column})`;
}
