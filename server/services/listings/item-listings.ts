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
} from "../items/item-lists";
import type { PageRequest } from "../lists/list-query";
import { idFrom, idsFrom } from "../lists/query-values";
import { itemsForText } from "../search/search";
import { shopViewOf } from "../settings/shop-view";
import { inServedZones, servedZones } from "../zones/served-zones";
import type { ListingRequest } from "./listing-request";

/** The named listings: their own condition, and their order where the query asks for none. */
const listings = {
  popular: { order: "popular", where: [] },
  mostReviewed: { order: "reviewed", where: [sql`i.rating_count > 0`] },
  discounted: { order: "popular", where: [sql`i.discount > 0`] },
  newArrival: { order: "newest", where: [] },
  recommended: { order: "popular", where: [sql`i.recommended`] },
  basic: { order: "newest", where: [sql`i.basic`] },
} as const satisfies Record<string, { order: ItemOrder; where: readonly SQL[] }>;

export type ItemListing = keyof typeof listings;

/** The filters, search and zones that every listing of items takes. */
async function itemListOf(
  context: ServerContext,
  { query, shop }: ListingRequest<ItemListQuery>,
  name: ItemListing,
) {
  const { database } = context;
  const listing = listings[name];
  const view = await shopViewOf(context, shop);
  const filters = itemFilters(query, view);
  const served = await servedZones(database, shop);
  const where: SQL[] = [...listing.where, ...filters.where];
  const categories = idsFrom(query.category_ids);
  if (categories.length > 0) where.push(inAnyCategory(categories));
  if (query.store_id !== undefined) where.push(sql`i.store_id = ${query.store_id}`);
  if (query.product_id !== undefined) where.push(sql`i.id <> ${query.product_id}`);
  const { named, note } = await itemsForText(database, query.search, served, query.store_id);
  const branches = inServedZones("i", served);
  const ownOrder = filters.order === null;
  const order = filters.order ?? listing.order;
  return { list: { branches, where, order, named, byRelevance: ownOrder, ownOrder }, note, view };
}

/** A page of a named listing with the categories of its items. */
export async function listItems(
  context: ServerContext,
  request: ListingRequest<ItemListQuery>,
  name: ItemListing,
  page: PageRequest,
): Promise<ProductPage> {
  const { list, note, view } = await itemListOf(context, request, name);
  return { ...(await readItemsWithCategories(context.database, list, page, view)), ...note };
}

/** GET /items/recommended. */
export async function listRecommendedItems(
  context: ServerContext,
  request: ListingRequest<ItemListQuery>,
  page: PageRequest,
): Promise<ItemsPage> {
  const { list, view } = await itemListOf(context, request, "recommended");
  const { products, ...found } = await readItems(context.database, list, page, view);
  return { ...found, items: products };
}

/** GET /items/basic; `category_id` is one category of either level. */
export async function listBasicItems(
  context: ServerContext,
  { query, shop }: ListingRequest<BasicItemsQuery>,
): Promise<ProductPage> {
  const { category_id: category, ...itemQuery } = query;
  const { list, view } = await itemListOf(context, { query: itemQuery, shop }, "basic");
  const id = category === undefined ? null : idFrom(category);
  if (id !== null) list.where.push(inAnyCategory([id]));
  return readItemsWithCategories(context.database, list, query, view);
}

/** The items of a brand or a common condition, newest first. */
export async function listItemsOf(
  context: ServerContext,
  { query, shop }: ListingRequest<PageRequest & ItemFilterQuery>,
  subject: { kind: "brands" | "conditions"; id: number },
): Promise<ProductPage> {
  const { database } = context;
  const view = await shopViewOf(context, shop);
  const { where, order } = itemFilters(query, view);
  const belongs =
    subject.kind === "brands" ? sql`i.brand_id = ${subject.id}` : sql`i.condition_id = ${subject.id}`;
  const zones = inServedZones("i", await servedZones(database, shop));
  return readItemsWithCategories(
    database,
    { branches: zones.map((zone) => sql`${belongs} and ${zone}`), where, order: order ?? "newest" },
    query,
    view,
  );
}
