/** Finds the items for a text, the best matches first. */
import { type SQL, sql } from "drizzle-orm";
import type { SearchNote } from "@/contract/calls/catalogue";
import type { Queryable } from "../../context";
import { fixedPlan, literal } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import { type ItemSearch, type ItemsInZones, ofStoreNotSwitchedOff } from "../items/item-search";
import type { ServedZone } from "../zones/served-zones";
import type { Unit } from "./dictionary";
import { countMatches, type Grade, gradeCondition } from "./match-ranking";
import type { ParsedQuery } from "./parse-query";

/** So many items are put in order by how well they match; of more, the most ordered come first. */
const maxRanked = 200;
/** With fewer items by names and labels, descriptions are looked through too. */
const minWithoutDescriptions = 12;
/** Up to this many words one index finds all items of all zones, and reading all that is found costs little. */
const maxFewWords = 40;

/** The items that were found, with the note about them. */
export interface FoundItems {
  search: ItemSearch;
  note: SearchNote;
}

const nothing = (served: readonly ServedZone[]): ItemSearch => ({
  served,
  condition: () => sql`false`,
  singleIndex: true,
  isOneWord: false,
  ranked: [],
  isComplete: true,
});

/** These items and no others, in this order. */
export const exactly = (served: readonly ServedZone[], ids: readonly number[]): ItemSearch => ({
  served,
  condition: () => sql`i.id = any(${sql.param([...ids])}::int[])`,
  singleIndex: true,
  isOneWord: false,
  ranked: ids,
  isComplete: true,
});

const inGrade =
  (units: readonly Unit[], grade: Grade, how: "every" | "any" = "every"): ItemsInZones =>
  (zones) =>
    gradeCondition(units, grade, zones, undefined, how) ?? sql`false`;

const isOneWord = (units: readonly Unit[]): boolean =>
  units.length === 1 && units.every(({ alternatives }) => alternatives.every((parts) => parts.length === 1));

/** All items of a grade: `first` first, then the most ordered. */
const broad = (
  served: readonly ServedZone[],
  units: readonly Unit[],
  grade: Grade,
  first: readonly number[],
  how: "every" | "any" = "every",
): ItemSearch => ({
  served,
  condition: inGrade(units, grade, how),
  singleIndex: countMatches(units, grade) <= maxFewWords,
  isOneWord: isOneWord(units) && grade !== "description",
  ranked: first,
  isComplete: false,
});

/** The same product of so many shops is shown before others get their turn. */
const maxCopies = 2;

/** An item with the index of the first condition that found it. */
interface RankedItem {
  id: number;
  place: number;
}

/** Up to `maxRanked` items by each condition, the best first. */
interface Ranked {
  items: RankedItem[];
  /** The index of the first condition that finds more; none of its items is read. Null when none does. */
  tooMany: number | null;
}

/** Reads the items of conditions; a later one is looked up only while those before have not found too many. */
async function readRanked(
  database: Queryable,
  conditions: readonly SQL[],
  isOneWord: boolean,
): Promise<Ranked> {
  if (conditions.length === 0) return { items: [], tooMany: null };
  const name = (index: number) => sql.raw(`found_${index}`);
  // The index of the terms serves any values; the texts for one word are few, those for several are not.
  const plan = isOneWord ? fixedPlan : sql``;
  const parts = conditions.map((condition, index) => {
    const known = Array.from({ length: index }, (_, earlier) => sql`select id from ${name(earlier)}`);
    const others =
      index === 0
        ? sql``
        : sql`(select count(*) from (${sql.join(known, sql` union all `)}) as known) <= ${literal(maxRanked)}
            and i.id not in (${sql.join(known, sql` union all `)}) and`;
    return sql`${name(index)} as materialized (
      select i.id, i.name, i.order_count from items i
        where ${others} i.active and ${condition} and ${ofStoreNotSwitchedOff(sql`i.store_id`)}
      limit ${literal(maxRanked + 1)})`;
  });
  const all = conditions.map((_, index) => {
    const place = literal(index);
    const count = sql`(select count(*) from ${name(index)})`;
    return sql`select id, name, order_count, ${place} as place from ${name(index)} where ${count} <= ${literal(maxRanked)}
      union all select null, null, null, ${place} where ${count} > ${literal(maxRanked)}`;
  });
  const rows = rowsOf<{ id: number | null; place: number }>(
    await database.execute(sql`${plan} with ${sql.join(parts, sql`, `)}
      select id, place from (
        select id, place, order_count,
          row_number() over (partition by place, name order by order_count desc, id desc) as copy
        from (${sql.join(all, sql` union all `)}) as found) as copies
      order by place + (copy - 1) / ${literal(maxCopies)}, order_count desc, id desc`),
  );
  return {
    items: rows.flatMap(({ id, place }) => (id === null ? [] : [{ id, place }])),
    tooMany: rows.find(({ id }) => id === null)?.place ?? null,
  };
}

/** Items that hold every word, the best matches first; null when there are none. */
async function findEvery(
  database: Queryable,
  units: readonly Unit[],
  served: readonly ServedZone[],
): Promise<ItemSearch | null> {
  const grades = (["name", "label", "piece"] as const).filter(
    (grade) => gradeCondition(units, grade, served) !== null,
  );
  const conditionOf = (grade: Grade) => inGrade(units, grade)(served);
  const { items, tooMany } = await readRanked(database, grades.map(conditionOf), isOneWord(units));
  const ids = items.map(({ id }) => id);
  if (tooMany !== null) {
    // The better ones are all known, because there are few of them.
    const better = items.filter(({ place }) => place < tooMany).map(({ id }) => id);
    return broad(served, units, grades[tooMany] as Grade, better);
  }
  if (ids.length > maxRanked) return broad(served, units, "piece", ids);
  if (ids.length >= minWithoutDescriptions) return exactly(served, ids);
  const description = gradeCondition(units, "description", served);
  if (description === null) return ids.length > 0 ? exactly(served, ids) : null;
  const described = await readRanked(database, [description], false);
  const others = described.items.map(({ id }) => id).filter((id) => !ids.includes(id));
  if (described.tooMany !== null) return broad(served, units, "description", ids);
  return ids.length + others.length > 0 ? exactly(served, [...ids, ...others]) : null;
}

/** Items that hold any of the words, those that hold most of them first; null when there are none. */
async function findAny(
  database: Queryable,
  units: readonly Unit[],
  served: readonly ServedZone[],
): Promise<ItemSearch | null> {
  const conditions = units.flatMap((unit) => gradeCondition([unit], "piece", served) ?? []);
  if (conditions.length === 0) return null;
  const parts = conditions.map(
    (condition) =>
      sql`(select i.id, i.order_count from items i
        where i.active and ${condition} and ${ofStoreNotSwitchedOff(sql`i.store_id`)} limit ${maxRanked + 1})`,
  );
  const rows = rowsOf<{ id: number }>(
    await database.execute(sql`
      select id from (${sql.join(parts, sql` union all `)}) as found
      group by id order by count(*) desc, max(order_count) desc, id desc`),
  );
  if (rows.length === 0) return null;
  const ids = rows.map(({ id }) => id);
  return ids.length > maxRanked
    ? broad(served, units, "piece", ids.slice(0, maxRanked), "any")
    : exactly(served, ids);
}

/**
 * The items for a text: those that hold every word in their names, then in their labels, then in parts of these; where
 * these are few, in descriptions too. Where none holds every word, those that hold any, and the note says so.
 */
export async function findItems(
  database: Queryable,
  { units, note }: ParsedQuery,
  served: readonly ServedZone[],
): Promise<FoundItems> {
  if (units.length === 0 || served.length === 0) return { search: nothing(served), note };
  const every = await findEvery(database, units, served);
  if (every) return { search: every, note };
  const any = units.length > 1 ? await findAny(database, units, served) : null;
  return any ? { search: any, note: { ...note, any_word: true } } : { search: nothing(served), note };
}
