/** The page of one store. */
import { sql } from "drizzle-orm";
import type { StoreDetails } from "@/contract";
import type { Place } from "@/domain/distance";
import { toMajor } from "@/domain/money";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { categoriesOfStore } from "../categories/categories";
import { isIdOrSlug } from "../lists/query-values";
import type { ShopView } from "../settings/shop-view";
import { storesById } from "./stores-by-id";

/** What the cheapest and dearest of a store's items cost now, major units; 0 and 0 when it has none. */
export async function priceRange(
  database: Queryable,
  storeId: number,
  view: ShopView,
): Promise<{ min_price: number; max_price: number }> {
  const [row] = rowsOf<{ lowest: number | null; highest: number | null }>(
    await database.execute(sql`
      select min(i.current_price) as lowest, max(i.current_price) as highest
      from items i where i.store_id = ${storeId} and i.active`),
  );
  return {
    min_price: toMajor(row?.lowest ?? 0, view.digits),
    max_price: toMajor(row?.highest ?? 0, view.digits),
  };
}

/** A listed store by id or slug; null when there is none. */
export async function findStore(database: Queryable, idOrSlug: string): Promise<number | null> {
  const condition = isIdOrSlug("s", idOrSlug);
  if (condition === null) return null;
  const [row] = rowsOf<{ id: number }>(
    await database.execute(sql`
      select s.id from stores s join modules m on m.id = s.module_id and m.active
      where s.status and ${condition} limit 1`),
  );
  return row?.id ?? null;
}

/** GET /stores/details; null when the store is unknown or not listed. */
export async function storeDetails(
  database: Queryable,
  idOrSlug: string,
  position: Place | null,
  view: ShopView,
): Promise<StoreDetails | null> {
  const id = await findStore(database, idOrSlug);
  if (id === null) return null;
  const store = (await storesById(database, [id], view, position)).get(id);
  if (!store) return null;
  const categories = await categoriesOfStore(database, id, view.language);
  return {
    ...store,
    category_ids: categories.map((category) => category.id),
    category_details: categories,
    price_range: [await priceRange(database, id, view)],
  };
}
