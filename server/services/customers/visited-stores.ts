import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Item } from "@/contract";
import type { VisitedStore } from "@/contract/calls/customer";
import type { Queryable, ShopHeaders } from "../../context";
import { customers, items, orders, stores } from "../../db/schema";
import { itemsById } from "../items/items-by-id";
import type { ShopView } from "../settings/shop-view";
import { storesById } from "../stores/stores-by-id";
import { servedZones } from "../zones/served-zones";

const limits = { stores: 20, itemsOfStore: 5, suggested: 5 } as const;

/** Stores that the customer has ordered from in these zones, the last first, with a few popular items of each. */
export async function visitedStores(
  database: Queryable,
  customerId: number,
  shop: ShopHeaders,
  view: ShopView,
): Promise<VisitedStore[]> {
  const served = await servedZones(database, shop);
  if (served.length === 0) return [];
  const last = sql<Date>`max(${orders.createdAt})`;
  const visited = await database
    .select({ id: stores.id, last })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.status, "delivered"),
        eq(stores.status, true),
        inArray(stores.moduleId, [...new Set(served.map((zone) => zone.moduleId))]),
        inArray(stores.zoneId, [...new Set(served.map((zone) => zone.zoneId))]),
      ),
    )
    .groupBy(stores.id)
    .orderBy(desc(last))
    .limit(limits.stores);
  const ids = visited.map((row) => row.id);
  if (ids.length === 0) return [];
  const shown = await storesById(database, ids, view, shop.position);
  const offered = await database
    .select({
      id: items.id,
      storeId: items.storeId,
      rank: sql<number>`row_number() over (partition by ${items.storeId} order by ${items.orderCount} desc, ${items.id})`,
      all: sql<number>`count(*) over (partition by ${items.storeId})`,
    })
    .from(items)
    .where(and(inArray(items.storeId, ids), eq(items.active, true)))
    .orderBy(asc(items.storeId), desc(items.orderCount), asc(items.id));
  const few = offered.filter((row) => Number(row.rank) <= limits.itemsOfStore);
  const shownItems = await itemsById(
    database,
    few.map((row) => row.id),
    view,
  );
  return ids.flatMap((id) => {
    const store = shown.get(id);
    if (!store) return [];
    const own = few.filter((row) => row.storeId === id);
    return {
      ...store,
      items: own.flatMap((row) => shownItems.get(row.id) ?? []),
      items_count: Number(offered.find((row) => row.storeId === id)?.all ?? 0),
    };
  });
}

/** Up to five items for the customer: of the categories they like, filled up with recommended ones. */
export async function suggestedItems(
  database: Queryable,
  customerId: number,
  shop: ShopHeaders,
  view: ShopView,
): Promise<Item[]> {
  const served = await servedZones(database, shop);
  if (served.length === 0) return [];
  const [customer] = await database
    .select({ interests: customers.interests })
    .from(customers)
    .where(eq(customers.id, customerId))
    .limit(1);
  const liked = customer?.interests ?? [];
  // A bare constant cannot be sorted by.
  const preferred = liked.length
    ? [desc(sql`(${items.categoryId} in ${liked} or ${items.parentCategoryId} in ${liked})`)]
    : [];
  const rows = await database
    .select({ id: items.id })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .where(
      and(
        eq(items.active, true),
        eq(stores.status, true),
        inArray(items.moduleId, [...new Set(served.map((zone) => zone.moduleId))]),
        inArray(items.zoneId, [...new Set(served.map((zone) => zone.zoneId))]),
      ),
    )
    .orderBy(...preferred, desc(items.recommended), desc(items.orderCount), asc(items.id))
    .limit(limits.suggested);
  const shown = await itemsById(
    database,
    rows.map((row) => row.id),
    view,
  );
  return rows.flatMap((row) => shown.get(row.id) ?? []);
}
