/** The page of one item, and its related items. */
import { sql } from "drizzle-orm";
import type { Item, ItemDetails } from "@/contract";
import type { Place } from "@/domain/distance";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { isIdOrSlug } from "../lists/query-values";
import type { ShopView } from "../settings/shop-view";
import { storeDetails } from "../stores/store-details";
import { readItems } from "./item-lists";
import { itemsById } from "./items-by-id";
import { readReviews } from "./reviews";

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

const maxRelatedItems = 10;

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
    { limit: maxRelatedItems, offset: 1 },
    view,
  );
  return products;
}
