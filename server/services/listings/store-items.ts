/** The items of one store: its menu, what it recommends, its medicine by condition, and its most ordered items. */
import { type SQL, sql } from "drizzle-orm";
import type { Item } from "@/contract";
import type {
  ItemListQuery,
  ItemsPage,
  ProductPage,
  StoreConditionItemsQuery,
  StoreItemsPage,
  StoreItemsQuery,
} from "@/contract/calls/catalogue";
import type { ServerContext } from "../../context";
import { findCategory, inCategory } from "../categories/categories";
import { itemFilters, readItems, readItemsWithCategories } from "../items/item-lists";
import type { PageRequest } from "../lists/list-query";
import { storeItemsForText } from "../search/search";
import { shopViewOf } from "../settings/shop-view";
import { priceRange } from "../stores/store-details";
import type { ListingRequest } from "./listing-request";

const ofStore = (storeId: number, moduleId: number): SQL =>
  sql`i.store_id = ${storeId} and i.module_id = ${moduleId}`;

/** GET /items/latest: a store's items by category and search, with the range of its prices. */
export async function listStoreItems(
  context: ServerContext,
  { query, shop }: ListingRequest<StoreItemsQuery>,
  moduleId: number,
): Promise<StoreItemsPage> {
  const { database } = context;
  const view = await shopViewOf(context, shop);
  const { where, order } = itemFilters(query, view);
  // "0" is every category.
  if (query.category_id !== "0") {
    const category = await findCategory(database, query.category_id, moduleId);
    where.push(category ? inCategory(category) : sql`false`);
  }
  const search = query.search?.trim()
    ? await storeItemsForText(database, query.search, query.store_id, [moduleId])
    : null;
  if (search) where.push(ofStore(query.store_id, moduleId));
  const found = await readItemsWithCategories(
    database,
    {
      branches: [ofStore(query.store_id, moduleId)],
      where,
      order: order ?? "popular",
      named: search?.named ?? null,
      byRelevance: order === null,
    },
    query,
    view,
  );
  return { ...found, ...search?.note, ...(await priceRange(database, query.store_id, view)) };
}

/** GET /items/suggested: a store's items, or only those that it recommends. */
export async function listSuggestedStoreItems(
  context: ServerContext,
  { query, shop }: ListingRequest<ItemListQuery>,
  moduleId: number,
  filter: { recommended: boolean },
  page: PageRequest,
): Promise<ItemsPage> {
  const { products, ...found } = await readItems(
    context.database,
    {
      branches: [ofStore(query.store_id ?? 0, moduleId)],
      where: filter.recommended ? [sql`i.recommended`] : [],
      order: "popular",
    },
    page,
    await shopViewOf(context, shop),
  );
  return { ...found, items: products };
}

/** GET /items/common-conditions: a store's items that help with a common condition. */
export async function listStoreItemsForConditions(
  context: ServerContext,
  { query, shop }: ListingRequest<StoreConditionItemsQuery>,
  moduleId: number,
): Promise<ProductPage> {
  return readItemsWithCategories(
    context.database,
    {
      branches: [ofStore(query.store_id, moduleId)],
      where: [sql`i.condition_id is not null`],
      order: "popular",
    },
    query,
    await shopViewOf(context, shop),
  );
}

/** GET /stores/popular-items. */
export async function listPopularStoreItems(
  context: ServerContext,
  { shop }: Pick<ListingRequest<never>, "shop">,
  storeId: number,
  limit: number,
): Promise<Item[]> {
  const { products } = await readItems(
    context.database,
    { branches: [sql`i.store_id = ${storeId}`], order: "popular" },
    { limit, offset: 1 },
    await shopViewOf(context, shop),
  );
  return products;
}
