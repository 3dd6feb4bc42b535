/** The pages of one item and of one store. */
import { sql } from "drizzle-orm";
import type { Item, ItemDetails, StoreDetails } from "@/contract";
import type { Place } from "@/domain/distance";
import { toMajor } from "@/domain/money";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { categoriesOfStore } from "../categories/categories";
import { isIdOrSlug } from "../lists/query-values";
import type { ShopView } from "../settings/shop-view";
import { storesById } from "../stores/stores-by-id";
import { readItems } from "./item-lists";
import { itemsById } from "./items-by-id";
import { readReviews } from "./reviews";

/** The cheapest and dearest price of a store's items, major units; 0 and 0 when it has none. */
export async function priceRange(
  database: Queryable,
  storeId: number,
  view: ShopView,
): Promise<{ min_price: number; max_price: number }> {
  const [row] = rowsOf<{ least: number | null; most: number | null }>(
    await database.execute(sql`
      select min(i.price) as least, max(i.price) as most from items i where i.store_id = ${storeId} and i.active`),
  );
  return {
    min_price: toMajor(row?.least ?? 0, view.digits),
    max_price: toMajor(row?.most ?? 0, view.digits),
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

/** An item on sale by id or slug, with its store; null when there is none. */
export async function findItem(
  database: Queryable,
  idOrSlug: string,
  moduleId: number | null = null,
): Promise<{ id: number; storeId: number; categoryId: number; moduleId: number } | null> {
  const condition = isIdOrSlug("i", idOrSlug);
  if (condition === null) return null;
  const module = moduleId === null ? sql`` : sql`and i.module_id = ${moduleId}`;
  const [row] = rowsOf<{ id: number; store_id: number; category_id: number; module_id: number }>(
    await database.execute(sql`
      select i.id, i.store_id, i.category_id, i.module_id
      from items i join stores s on s.id = i.store_id and s.status join modules m on m.id = i.module_id and m.active
      where i.active and ${condition} ${module} limit 1`),
  );
  return row
    ? { id: row.id, storeId: row.store_id, categoryId: row.category_id, moduleId: row.module_id }
    : null;
}

const reviewsBesideAnItem = 10;

/** GET /items/details; null when the item is unknown, not on sale or of another module. */
export async function itemDetails(
  database: Queryable,
  idOrSlug: string,
  moduleId: number | null,
  position: Place | null,
  view: ShopView,
): Promise<ItemDetails | null> {
  const found = await findItem(database, idOrSlug, moduleId);
  if (!found) return null;
  const item = (await itemsById(database, [found.id], view)).get(found.id);
  const store = await storeDetails(database, String(found.storeId), position, view);
  if (!item || !store) return null;
  const { reviews } = await readReviews(
    database,
    { itemId: found.id },
    { limit: reviewsBesideAnItem, offset: 1 },
    view,
  );
  const [wishes] = rowsOf<{ total: number }>(
    await database.execute(sql`select count(*)::int as total from wishes where item_id = ${found.id}`),
  );
  return { ...item, store_details: store, reviews, whislists_count: wishes?.total ?? 0 };
}

const mostRelated = 10;

/** Items of the same category in the zones asked for, or of the same store; at most 10, never the item itself. */
export async function relatedItems(
  database: Queryable,
  idOrSlug: string,
  scope: { zoneIds: readonly number[] } | "store",
  view: ShopView,
): Promise<Item[]> {
  const item = await findItem(database, idOrSlug);
  if (!item) return [];
  const branches =
    scope === "store"
      ? [sql`i.store_id = ${item.storeId}`]
      : scope.zoneIds.map((zoneId) => sql`i.category_id = ${item.categoryId} and i.zone_id = ${zoneId}`);
  const { products } = await readItems(
    database,
    { branches, where: [sql`i.id <> ${item.id}`], order: "popular" },
    { limit: mostRelated, offset: 1 },
    view,
  );
  return products;
}
