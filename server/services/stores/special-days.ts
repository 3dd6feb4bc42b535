/** Days on which a store has other hours than in every week. */
import { type SQL, sql } from "drizzle-orm";
import type { SpecialDay } from "@/contract";

/** The special days of a store from a date on as JSON of `SpecialDay`; null where it has none. */
export const specialDaysOf = (storeId: SQL, today: SQL): SQL => sql`(
  select json_agg(json_build_object('date', days.date, 'windows', days.windows) order by days.date) from (
    select x.date, coalesce(json_agg(json_build_object('opening_time', x.opens, 'closing_time', x.closes) order by x.opens)
      filter (where x.opens is not null), '[]') as windows
    from store_special_days x where x.store_id = ${storeId} and x.date >= ${today} group by x.date) days)`;

/** As `specialDaysOf` answers. */
export type StoredSpecialDays = SpecialDay[] | null;
