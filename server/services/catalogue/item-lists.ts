/** Lists of items over the zones of a request: popular, discounted, new, recommended, basic, by brand or condition. */
import { type SQL, sql } from "drizzle-orm";
import type { BasicItemsQuery, ItemListQuery, ItemsPage, ProductPage } from "@/contract/calls/catalogue";
import type { ServerContext } from "../../context";
import { inAnyCategory } from "../categories/categories";
import {
  type ItemFilterQuery,
  type ItemOrder,
  itemFilters,
  readItems,
  readItemsWithCategories,
} from "../items/read-items";
import type { PageRequest } from "../paging/list-query";
import { idFrom, idsFrom } from "../paging/query-values";
import { type BrandOrCondition, brandOrConditionQuery } from "../promotions/brands-and-conditions";
import { itemsForText } from "../search/search";
import { inServedZones } from "../zones/served-zones";
import type { CatalogueRequest } from "./catalogue-request";
import { readScope } from "./catalogue-scope";

/** The named lists: their own condition, and their order where the query asks for none. */
const lists = {
  popular: { order: "popular", where: [] },
  mostReviewed: { order: "reviewed", where: [sql`i.rating_count > 0`] },
  discounted: { order: "popular", where: [sql`i.discount > 0`] },
  newArrival: { order: "newest", where: [] },
  recommended: { order: "popular", where: [sql`i.recommended`] },
  basic: { order: "newest", where: [sql`i.basic`] },
} as const satisfies Record<string, { order: ItemOrder; where: readonly SQL[] }>;

export type NamedItemList = keyof typeof lists;

/** The filters, search and zones that every list of items takes. */
async function itemListOf(
  context: ServerContext,
  { query, shop }: CatalogueRequest<ItemListQuery>,
  name: NamedItemList,
) {
  const list = lists[name];
  const { view, served } = await readScope(context, shop);
  const filters = itemFilters(query, view);
  const where: SQL[] = [...list.where, ...filters.where];
  const categories = idsFrom(query.category_ids);
  if (categories.length > 0) where.push(inAnyCategory(categories));
  if (query.store_id !== undefined) where.push(sql`i.store_id = ${query.store_id}`);
  if (query.product_id !== undefined) where.push(sql`i.id <> ${query.product_id}`);
  const { named, note } = await itemsForText(context.database, query.search, served, query.store_id);
  const branches = inServedZones("i", served);
  const ownOrder = filters.order === null;
  const order = filters.order ?? list.order;
  // Each list's own condition has an index in the list's order, all items one in every order.
  const onePlan = where.length === list.where.length && (ownOrder || where.length === 0);
  return { list: { branches, where, order, named, byRelevance: ownOrder, onePlan }, note, view };
}

/** A page of a named list with the categories of its items. */
export async function listItems(
  context: ServerContext,
  request: CatalogueRequest<ItemListQuery>,
  name: NamedItemList,
  page: PageRequest,
): Promise<ProductPage> {
  const { list, note, view } = await itemListOf(context, request, name);
  const { found } = await readItemsWithCategories(context.database, list, page, view);
  return { ...found, ...note };
}

/** GET /items/recommended. */
export async function listRecommendedItems(
  context: ServerContext,
  request: CatalogueRequest<ItemListQuery>,
  page: PageRequest,
): Promise<ItemsPage> {
  const { list, view } = await itemListOf(context, request, "recommended");
  const { products, ...found } = await readItems(context.database, list, page, view);
  return { ...found, items: products };
}

/** GET /items/basic; `category_id` is one category of either level. */
export async function listBasicItems(
  context: ServerContext,
  { query, shop }: CatalogueRequest<BasicItemsQuery>,
): Promise<ProductPage> {
  const { category_id: category, ...itemQuery } = query;
  const { list, view } = await itemListOf(context, { query: itemQuery, shop }, "basic");
  const id = category === undefined ? null : idFrom(category);
  if (id !== null) list.where.push(inAnyCategory([id]));
  return (await readItemsWithCategories(context.database, list, query, view)).found;
}

/** The items of a brand or a common condition by its id or slug, newest first; null when there is none. */
export async function listItemsOf(
  context: ServerContext,
  { query, shop }: CatalogueRequest<PageRequest & ItemFilterQuery>,
  kind: BrandOrCondition,
  idOrSlug: string,
): Promise<ProductPage | null> {
  const named = brandOrConditionQuery(kind, idOrSlug, shop.module?.id ?? null);
  const { view, served, subject: id } = await readScope<number>(context, shop, named);
  if (id === null) return null;
  const { where, order } = itemFilters(query, view);
  const belongs = kind === "brands" ? sql`i.brand_id = ${id}` : sql`i.condition_id = ${id}`;
  const branches = inServedZones("i", served).map((zone) => sql`${belongs} and ${zone}`);
  const onePlan = where.length === 0 && order === null;
  const list = { branches, where, order: order ?? "newest", onePlan };
  return (await readItemsWithCategories(context.database, list, query, view)).found;
}
