/** Lists of stores: what they hold, how they are sorted, and their pages. */
import { type SQL, sql } from "drizzle-orm";
import type { Store } from "@/contract";
import type { Place } from "@/domain/distance";
import type { Queryable } from "../../context";
import { isAnyOf } from "../../db/fixed-plan";
import { discountRuns, momentOf, storeIsOpen } from "../opening-hours/shop-clock";
import type { ListQuery, PageRequest, SortKey } from "../paging/list-query";
import { listFrom, numberParameter } from "../paging/query-values";
import { inOrder, readPage } from "../paging/read-page";
import { deliversForFree } from "../settings/delivers-for-free";
import type { ShopView } from "../settings/shop-view";
import { formatStores, type StoreRow, storeRowsOf } from "./stores-by-id";

export type StoreOrder = "popular" | "rated" | "newest" | "nearest" | "fastest";

/** Stores nearer come first; the flattened map orders as metres do, the exact distance is computed for rows shown. */
function nearestFirst(place: Place): SortKey {
  return {
    by: sql`flat(s.place) <-> flat(point(${place.lng}::float8, ${place.lat}::float8))`,
    descending: false,
  };
}

function orderKeys(
  order: StoreOrder,
  place: Place | null,
): Pick<ListQuery, "sort" | "idDescending" | "tiesById"> {
  switch (order) {
    case "nearest":
      // Without a position nearness means nothing: the most ordered come first.
      if (place === null) return orderKeys("popular", null);
      return { sort: [nearestFirst(place)], idDescending: false, tiesById: true };
    case "rated":
      return { sort: [{ by: sql`s.average_rating`, descending: true }], idDescending: true };
    case "newest":
      return { sort: [{ by: sql`s.created_at`, descending: true }], idDescending: true };
    case "fastest":
      return {
        sort: [
          { by: sql`s.minimum_minutes + s.busy_minutes`, descending: false },
          { by: sql`s.maximum_minutes + s.busy_minutes`, descending: false },
        ],
        idDescending: true,
      };
    case "popular":
      return { sort: [{ by: sql`s.order_count`, descending: true }], idDescending: true };
  }
}

/** A shopper's filters of a list of stores; texts as they come from the query. */
export interface StoreFilterQuery {
  /** all, veg or non_veg. */
  type?: string | undefined;
  /** all, newly_joined, popular or top_rated. */
  store_type?: string | undefined;
  filter?: string | undefined;
  featured?: string | undefined;
  rating_count?: string | undefined;
  halal?: string | undefined;
  sort_by?: string | undefined;
}

/** Whether a store `s` has a store-wide discount now or an item with one. */
export function hasOffer(view: ShopView): SQL {
  return sql`(exists (select 1 from store_discounts d where d.store_id = s.id and ${discountRuns(momentOf(view))})
    or exists (select 1 from items i where i.store_id = s.id and i.active and i.discount > 0))`;
}

/** Whether a store `s` sells an item `i` that fulfils a condition. */
export function sellsItem(condition: SQL): SQL {
  return sql`exists (select 1 from items i where i.store_id = s.id and i.active and ${condition})`;
}

function hasCoupon(view: ShopView): SQL {
  const { date } = momentOf(view);
  return sql`exists (select 1 from coupons k where k.store_id = s.id and k.active
    and ${date} between k.start_date and k.expire_date)`;
}

/** A fast store brings an order within so many minutes at the latest. */
const fastMinutes = 30;

const isOn = (word: string | undefined) => word === "1" || word === "true";

/** Words that ask for an order, the stronger ones first. */
const ordersByWord: readonly [string, StoreOrder][] = [
  ["nearby", "nearest"],
  ["nearest", "nearest"],
  ["distance", "nearest"],
  ["fast_delivery", "fastest"],
  ["top_rated", "rated"],
  ["rating", "rated"],
  ["popular", "popular"],
  ["newly_joined", "newest"],
  ["new", "newest"],
];

const orderOf = (words: ReadonlySet<string>): StoreOrder | null =>
  ordersByWord.find(([word]) => words.has(word))?.[1] ?? null;

/** Conditions on stores `s` and the order that a narrowing asks for, if any. `sort_by` only sorts. */
export function storeFilters(
  narrowing: StoreFilterQuery,
  view: ShopView,
): { where: SQL[]; order: StoreOrder | null } {
  const where: SQL[] = [];
  if (narrowing.type === "veg") where.push(sql`s.veg`);
  if (narrowing.type === "non_veg") where.push(sql`s.non_veg`);
  if (isOn(narrowing.featured)) where.push(sql`s.featured`);
  if (isOn(narrowing.halal)) where.push(sql`s.halal`);
  const stars = numberParameter("rating_count", narrowing.rating_count);
  if (stars !== null && stars > 0) where.push(sql`s.average_rating >= ${stars}`);
  const words = new Set([...listFrom(narrowing.filter), narrowing.store_type ?? ""]);
  if (words.has("currently_open")) where.push(sql`s.active and ${storeIsOpen(momentOf(view))}`);
  if (words.has("discounted")) where.push(hasOffer(view));
  if (words.has("free_delivery")) where.push(deliversForFree);
  if (words.has("coupon")) where.push(hasCoupon(view));
  if (words.has("fast_delivery"))
    where.push(sql`s.maximum_minutes + s.busy_minutes between 1 and ${fastMinutes}`);
  if (words.has("delivery")) where.push(sql`s.delivery`);
  if (words.has("take_away")) where.push(sql`s.take_away`);
  if (words.has("veg") && !words.has("non_veg")) where.push(sql`s.veg`);
  if (words.has("non_veg") && !words.has("veg")) where.push(sql`s.non_veg`);
  if (words.has("top_rated")) where.push(sql`s.average_rating > 0`);
  return { where, order: orderOf(new Set([narrowing.sort_by ?? ""])) ?? orderOf(words) };
}

const trueFirst = (condition: SQL): SortKey => ({ by: sql`(${condition})::int`, descending: true });

/** The query of a list of stores. */
export function storeListQuery(list: {
  branches: readonly SQL[];
  where?: readonly SQL[];
  order: StoreOrder;
  position: Place | null;
}): ListQuery {
  return {
    from: sql`stores s`,
    id: sql`s.id`,
    branches: list.branches.map((branch) => sql`s.status and ${branch}`),
    where: list.where ?? [],
    ...orderKeys(list.order, list.position),
    // No index has the order of the fastest.
    onePlan: (list.where ?? []).length === 0 && list.order !== "fastest",
  };
}

export interface StorePageRows {
  total_size: number;
  limit: number;
  offset: number;
  stores: Store[];
}

/**
 * The order of a list: what the shopper asked for, else the list's own. Stores that take orders now come first, unless the
 * shopper asked for another order.
 */
export function storeOrder(
  asked: StoreOrder | null,
  own: StoreOrder,
): { order: StoreOrder; openFirst: boolean } {
  const order = asked ?? own;
  return { order, openFirst: order === "popular" || asked === null };
}

/** A page of stores in one call of the database, with their distance when a position is known. */
export async function readStores(
  database: Queryable,
  {
    openFirst,
    named = [],
    ...list
  }: Parameters<typeof storeListQuery>[0] & {
    openFirst: boolean;
    /** Ids of stores that a search names, first of all in the list's own order. */
    named?: readonly number[];
  },
  page: PageRequest,
  view: ShopView,
): Promise<StorePageRows> {
  const query = storeListQuery(list);
  const first = sql`s.active and ${storeIsOpen(momentOf(view))}`;
  const namedFirst = [trueFirst(isAnyOf(sql`s.id`, named)), trueFirst(first), ...query.sort];
  const ordered = named.length > 0 ? { ...query, sort: namedFirst } : { ...query, first };
  const { ids, total, columns } = await readPage<{ stores: StoreRow[] }>(
    database,
    openFirst ? ordered : query,
    page,
    { stores: (found) => storeRowsOf(found, view) },
  );
  const stores = formatStores(columns.stores ?? [], view, list.position);
  return { total_size: total, limit: page.limit, offset: page.offset, stores: inOrder(ids, stores) };
}
