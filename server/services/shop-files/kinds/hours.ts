/** Files of when stores are open: in every week, and on single dates. */
import { choiceField, referenceField } from "../fields/text-fields";
import { dateField, timeField } from "../fields/time-fields";
import type { Kind } from "./kind";

const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

export const hours: Kind = {
  name: "hours",
  meaning:
    "When stores are open, one row a window. A store that is named here has these hours and no others.",
  key: ["store", "day", "opens"],
  fields: {
    store: referenceField("stores", { required: true, meaning: "The store." }),
    day: choiceField(days, { required: true, meaning: "Day of the week.", fallback: "monday" }),
    opens: timeField({ required: true, meaning: "When it opens.", example: "09:00" }),
    closes: timeField({
      required: true,
      meaning: "When it closes; before it opens means after midnight.",
      example: "22:00",
    }),
  },
  parts: {
    merge: (waiting) => [
      `with wanted as (
         select s.id as store_id, array_position(array['${days.join("','")}'], w.day) - 1 as day, w.opens, w.closes, w.line
         from ${waiting} w join stores s on s.slug = w.store),
       different as (
         select store_id from wanted group by store_id
         having array_agg((day, opens, closes)::text order by day, opens, closes) is distinct from
           (select array_agg((h.day::bigint, h.opens, h.closes)::text order by h.day, h.opens, h.closes)
            from store_schedules h where h.store_id = wanted.store_id)),
       gone as (delete from store_schedules h using different d where h.store_id = d.store_id returning h.id)
       insert into store_schedules (store_id, day, opens, closes)
       select store_id, day, opens, closes from wanted
       where store_id in (select store_id from different) and (select count(*) from gone) >= 0 order by line`,
    ],
    exported: `select s.slug as store, (array['${days.join("','")}'])[t.day + 1] as day, t.opens::text, t.closes::text
      from store_schedules t join stores s on s.id = t.store_id order by s.id, t.day, t.opens, t.id`,
  },
};

export const specialDays: Kind = {
  name: "special-days",
  meaning:
    "Dates on which stores have other hours than in every week, one row a window; a row without times closes the store on that date. A store that is named here has these special days and no others.",
  key: ["store", "date", "opens"],
  fields: {
    store: referenceField("stores", { required: true, meaning: "The store." }),
    date: dateField({ required: true, meaning: "The date.", example: "2027-12-24" }),
    opens: timeField({ meaning: "When it opens; empty when it is closed.", example: "09:00" }),
    closes: timeField({
      meaning: "When it closes; before it opens means after midnight. Empty when it is closed.",
      example: "14:00",
    }),
  },
  parts: {
    merge: (waiting) => [
      `with wanted as (
         select s.id as store_id, w.date, w.opens, w.closes, w.line
         from ${waiting} w join stores s on s.slug = w.store where (w.opens is null) = (w.closes is null)),
       different as (
         select store_id from wanted group by store_id
         having array_agg((date, opens, closes)::text order by date, opens, closes) is distinct from
           (select array_agg((x.date, x.opens, x.closes)::text order by x.date, x.opens, x.closes)
            from store_special_days x where x.store_id = wanted.store_id)),
       gone as (delete from store_special_days x using different d where x.store_id = d.store_id returning x.id)
       insert into store_special_days (store_id, date, opens, closes)
       select store_id, date, opens, closes from wanted
       where store_id in (select store_id from different) and (select count(*) from gone) >= 0 order by line`,
    ],
    exported: `select s.slug as store, t.date::text, t.opens::text, t.closes::text
      from store_special_days t join stores s on s.id = t.store_id order by s.id, t.date, t.opens, t.id`,
  },
};
