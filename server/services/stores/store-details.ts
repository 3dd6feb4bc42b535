/** The page of one store. */
import { type SQL, sql } from "drizzle-orm";
import type { StoreDetails } from "@/contract";
import type { Place } from "@/domain/distance";
import { toMajor } from "@/domain/money";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { type CategoryRow, categoryRowsOfStore, formatCategories } from "../categories/categories";
import { momentOf } from "../opening-hours/shop-clock";
import { isIdOrSlug } from "../paging/query-values";
import type { ShopView } from "../settings/shop-view";
import { type StoredSpecialDays, specialDaysOf } from "./special-days";
import { formatStores, type StoreRow, storeRowsOf } from "./stores-by-id";

/** Current prices of a store's cheapest and dearest item, smallest units. */
export interface StoredPrices {
  lowest: number | null;
  highest: number | null;
}

/** The prices of a store as JSON. */
export const pricesOf = (storeId: number | SQL): SQL => sql`(
  select json_build_object('lowest', min(i.current_price), 'highest', max(i.current_price))
  from items i where i.store_id = ${storeId} and i.active)`;

/** The same in major units; 0 and 0 when the store has no items. */
export const priceRange = (
  prices: StoredPrices | undefined,
  { digits }: ShopView,
): { min_price: number; max_price: number } => ({
  min_price: toMajor(prices?.lowest ?? 0, digits),
  max_price: toMajor(prices?.highest ?? 0, digits),
});

/** The query for the id of a listed store by id or slug; null when there can be none. */
export function storeQuery(idOrSlug: string): SQL | null {
  const condition = isIdOrSlug("s", idOrSlug);
  if (condition === null) return null;
  return sql`select s.id from stores s join modules m on m.id = s.module_id and m.active
    where s.status and ${condition} limit 1`;
}

/** A listed store by id or slug; null when there is none. */
export async function findStore(database: Queryable, idOrSlug: string): Promise<number | null> {
  const query = storeQuery(idOrSlug);
  if (query === null) return null;
  return rowsOf<{ id: number }>(await database.execute(query))[0]?.id ?? null;
}

/** GET /stores/details; null when the store is unknown or not listed. */
export async function storeDetails(
  database: Queryable,
  idOrSlug: string,
  position: Place | null,
  view: ShopView,
): Promise<StoreDetails | null> {
  const query = storeQuery(idOrSlug);
  if (query === null) return null;
  const [row] = rowsOf<{
    id: number;
    stores: StoreRow[];
    categories: CategoryRow[];
    prices: StoredPrices;
    special: StoredSpecialDays;
  }>(
    await database.execute(sql`
      with listed as materialized (${query})
      select listed.id, ${storeRowsOf(sql`array[listed.id]`, view)} as stores,
        ${categoryRowsOfStore(sql`listed.id`)} as categories, ${pricesOf(sql`listed.id`)} as prices,
        ${specialDaysOf(sql`listed.id`, momentOf(view).date)} as special
      from listed`),
  );
  const store = row && formatStores(row.stores, view, position).get(row.id);
  if (!store) return null;
  const categories = formatCategories(row.categories, view.language);
  return {
    ...store,
    category_ids: categories.map((category) => category.id),
    category_details: categories,
    special_days: row.special ?? [],
    price_range: [priceRange(row.prices, view)],
  };
}
