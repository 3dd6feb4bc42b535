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
import { type CategoryKey, categoryQuery, inCategory } from "../categories/categories";
import { hasPriceLimit, itemFilters, readItems, readItemsWithCategories } from "../items/read-items";
import type { PageRequest } from "../paging/list-query";
import { storeItemsForText } from "../search/search";
import { shopMomentOf } from "../settings/shop-view";
import { priceRange, pricesOf, type StoredPrices, storeQuery } from "../stores/store-details";
import type { CatalogueRequest } from "./catalogue-request";
import { readScope } from "./catalogue-scope";

const ofStore = (storeId: number, moduleId: number): SQL =>
  sql`i.store_id = ${storeId} and i.module_id = ${moduleId}`;

/** GET /items/latest: a store's items by category and search, with the range of its prices. */
export async function listStoreItems(
  context: ServerContext,
  { query, shop }: CatalogueRequest<StoreItemsQuery>,
  moduleId: number,
): Promise<StoreItemsPage> {
  const { database } = context;
  // "0" is every category.
  const named = query.category_id === "0" ? null : categoryQuery(query.category_id, moduleId);
  const scope =
    named === null && !hasPriceLimit(query) ? null : await readScope<CategoryKey>(context, shop, named);
  const asked = scope?.view ?? shopMomentOf(context, shop);
  const category = scope?.subject ?? null;
  const { where, order } = itemFilters(query, asked);
  if (query.category_id !== "0") where.push(category ? inCategory(category) : sql`false`);
  const search = query.search?.trim()
    ? await storeItemsForText(database, query.search, query.store_id, [moduleId])
    : null;
  if (search) where.push(ofStore(query.store_id, moduleId));
  const { found, more, view } = await readItemsWithCategories<{ prices: StoredPrices }>(
    database,
    {
      branches: [ofStore(query.store_id, moduleId)],
      where,
      order: order ?? "popular",
      named: search?.named ?? null,
      byRelevance: order === null,
      onePlan: where.length === 0 && order === null,
    },
    query,
    asked,
    { prices: () => pricesOf(query.store_id) },
  );
  return { ...found, ...search?.note, ...priceRange(more.prices, view) };
}

/** GET /items/suggested: a store's items, or only those that it recommends. */
export async function listSuggestedStoreItems(
  context: ServerContext,
  { query, shop }: CatalogueRequest<ItemListQuery>,
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
      onePlan: !filter.recommended,
    },
    page,
    shopMomentOf(context, shop),
  );
  return { ...found, items: products };
}

/** GET /items/common-conditions: a store's items that help with a common condition. */
export async function listStoreItemsForConditions(
  context: ServerContext,
  { query, shop }: CatalogueRequest<StoreConditionItemsQuery>,
  moduleId: number,
): Promise<ProductPage> {
  const { found } = await readItemsWithCategories(
    context.database,
    {
      branches: [ofStore(query.store_id, moduleId)],
      where: [sql`i.condition_id is not null`],
      order: "popular",
    },
    query,
    shopMomentOf(context, shop),
  );
  return found;
}

/** GET /stores/popular-items, of a listed store by id or slug; empty for an unknown one. */
export async function listPopularStoreItems(
  context: ServerContext,
  { shop }: Pick<CatalogueRequest<never>, "shop">,
  idOrSlug: string,
  limit: number,
): Promise<Item[]> {
  const { view, subject: storeId } = await readScope<number>(context, shop, storeQuery(idOrSlug));
  if (storeId === null) return [];
  const { products } = await readItems(
    context.database,
    { branches: [sql`i.store_id = ${storeId}`], order: "popular", onePlan: true },
    { limit, offset: 1 },
    view,
  );
  return products;
}
