/** A typed text as a search in a list of items: which it holds, which come first, and how its rows are found. */
import { type SQL, sql } from "drizzle-orm";
import type { ListQuery, SortKey } from "../paging/list-query";
import { inServedZones, type ServedZone } from "../zones/served-zones";
import { leadingItems } from "./leading-items";

/** A condition on items `i` that holds in these zones only. */
export type ItemsInZones = (served: readonly ServedZone[]) => SQL;

/** Items that a typed text names. */
export interface ItemSearch {
  /** The zones that are looked through. */
  served: readonly ServedZone[];
  /** The items of some of them. */
  condition: ItemsInZones;
  /** One index finds them all, and so few that they are counted while they are read. */
  singleIndex: boolean;
  /** Ids of the best matches, in their order. */
  ranked: readonly number[];
  /** The condition is one word's, so that its text is always the same. */
  isOneWord: boolean;
  /** These are all of them. */
  isComplete: boolean;
}

/** Items of switched-off stores appear nowhere. Those that a text names are many, and such stores few. */
export const ofStoreNotSwitchedOff = (storeId: SQL): SQL =>
  sql`not exists (select 1 from stores s where s.id = ${storeId} and not s.status)`;

/** The best matches before all others. */
export const bestFirst = (ids: readonly number[]): SortKey => ({
  by: sql`coalesce(array_position(${sql.param([...ids])}::int[], i.id), ${ids.length + 1})`,
  descending: false,
});

export function branchesOf({ served, condition, singleIndex }: ItemSearch): SQL[] {
  // Beside a zone's own condition the index of the words would not be taken.
  if (singleIndex) return [condition(served)];
  return served.map((zone) => sql`${inServedZones("i", [zone])[0]} and ${condition([zone])}`);
}

/**
 * How the first rows of a list by number of orders are found where one zone is searched. `where` is what all rows fulfil beside the
 * text; all but one condition of it are the shopper's filters.
 */
export function leadingOf(named: ItemSearch, where: readonly SQL[]): Pick<ListQuery, "leading"> {
  const [zone, ...others] = named.served;
  if (!named.singleIndex || zone === undefined || others.length > 0) return {};
  const conditions = [sql`i.active`, named.condition([zone]), ...where];
  return {
    leading: async (database, range) => {
      const ids = await leadingItems(database, zone, conditions, range);
      return ids && { ids, onePlan: named.isOneWord && where.length === 1 };
    },
  };
}
