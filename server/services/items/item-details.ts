/** The page of one item, and its related items. */
import { type SQL, sql } from "drizzle-orm";
import type { Item, ItemDetails } from "@/contract";
import type { Place } from "@/domain/distance";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { isIdOrSlug } from "../paging/query-values";
import type { ShopView } from "../settings/shop-view";
import { storeDetails } from "../stores/store-details";
import type { ServedZone } from "../zones/served-zones";
import { type ItemRows, itemRowsOf } from "./item-rows";
import { formatItems } from "./items-by-id";
import { readItems } from "./read-items";
import { formatReviews, newestReviewsOf, type ReviewRow } from "./reviews";

/** An item on sale, as it is known before it is shown. */
export interface SoldItem {
  id: number;
  storeId: number;
  categoryId: number;
}

/** The query for an item on sale by id or slug, as JSON of a `SoldItem`; null when there can be none. */
export function soldItemQuery(idOrSlug: string, moduleId: number | null = null): SQL | null {
  const condition = isIdOrSlug("i", idOrSlug);
  if (condition === null) return null;
  const module = moduleId === null ? sql`` : sql`and i.module_id = ${moduleId}`;
  return sql`
    select json_build_object('id', i.id, 'storeId', i.store_id, 'categoryId', i.category_id) as sold
    from items i join stores s on s.id = i.store_id and s.status join modules m on m.id = i.module_id and m.active
    where i.active and ${condition} ${module} limit 1`;
}

/** An item on sale by id or slug; null when there is none. */
export async function findItem(database: Queryable, idOrSlug: string): Promise<SoldItem | null> {
  const query = soldItemQuery(idOrSlug);
  if (query === null) return null;
  return rowsOf<{ sold: SoldItem }>(await database.execute(query))[0]?.sold ?? null;
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
  const query = soldItemQuery(idOrSlug, moduleId);
  if (query === null) return null;
  const [read] = rowsOf<{ sold: SoldItem; items: ItemRows | null; reviews: ReviewRow[]; wishes: number }>(
    await database.execute(sql`
      with listed as materialized (
        select one.sold, (one.sold ->> 'id')::int as id from (${query}) as one)
      select listed.sold, ${itemRowsOf(sql`array[listed.id]`, view)} as items,
        ${newestReviewsOf(sql`listed.id`, reviewsBesideAnItem)} as reviews,
        (select count(*)::int from wishes where item_id = listed.id) as wishes
      from listed`),
  );
  const item = read && formatItems(read.items, view).get(read.sold.id);
  const store = read && (await storeDetails(database, String(read.sold.storeId), position, view));
  if (!item || !store) return null;
  return {
    ...item,
    store_details: store,
    reviews: formatReviews(read.reviews, view.language),
    whislists_count: read.wishes,
  };
}

const maxRelatedItems = 10;

/** Items of the same category in the zones served, or of the same store; at most 10, never the item itself. */
export async function relatedItems(
  database: Queryable,
  item: SoldItem | null,
  scope: readonly ServedZone[] | "store",
  view: ShopView,
): Promise<Item[]> {
  if (!item) return [];
  const branches =
    scope === "store"
      ? [sql`i.store_id = ${item.storeId}`]
      : scope.map(({ zoneId }) => sql`i.category_id = ${item.categoryId} and i.zone_id = ${zoneId}`);
  const { products } = await readItems(
    database,
    { branches, where: [sql`i.id <> ${item.id}`], order: "popular" },
    { limit: maxRelatedItems, offset: 1 },
    view,
  );
  return products;
}
