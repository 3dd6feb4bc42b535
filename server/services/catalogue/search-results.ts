/** Search results and the combined listing: items or stores by text, categories and brands. */
import { type SQL, sql } from "drizzle-orm";
import type { ListingQuery, ProductPage, SearchQuery, StorePage } from "@/contract/calls/catalogue";
import type { ServerContext } from "../../context";
import { categoryQuery, inAnyCategory } from "../categories/categories";
import { type ItemOrder, itemFilters, readItemsWithCategories } from "../items/read-items";
import type { PageRequest } from "../paging/list-query";
import { idsFrom, listFrom } from "../paging/query-values";
import { itemsForText, storesForText } from "../search/search";
import {
  hasOffer,
  readStores,
  type StoreOrder,
  sellsItem,
  storeFilters,
  storeOrder,
} from "../stores/read-stores";
import { inServedZones } from "../zones/served-zones";
import type { CatalogueRequest } from "./catalogue-request";
import { readScope } from "./catalogue-scope";

/** Slugs of categories that are looked up. */
const maxSlugs = 20;

/** The query for the ids of a listing's categories by their slugs; null where it names none. */
function categoriesQuery({ query, shop }: CatalogueRequest<ListingQuery>): SQL | null {
  if (idsFrom(query.category_ids).length > 0) return null;
  const moduleId = shop.module?.id ?? null;
  const named = listFrom(query.category_ids)
    .slice(0, maxSlugs)
    .flatMap((slug) => categoryQuery(slug, moduleId) ?? []);
  if (named.length === 0) return null;
  return sql`select json_agg(named.category -> 'id')
    from (${sql.join(
      named.map((one) => sql`(${one})`),
      sql` union all `,
    )}) as named`;
}

/** The scope of a listing, its categories and brands. `unknown`: some were named and none exists, so nothing is found. */
async function readCombinedScope(context: ServerContext, request: CatalogueRequest<ListingQuery>) {
  const { query, shop } = request;
  const { view, served, subject } = await readScope<number[]>(context, shop, categoriesQuery(request));
  const categories = subject ?? idsFrom(query.category_ids);
  const brands = idsFrom(query.brand_ids);
  const unknown =
    (categories.length === 0 && listFrom(query.category_ids).length > 0) ||
    (brands.length === 0 && listFrom(query.brand_ids).length > 0);
  return { view, served, categories, brands, unknown };
}

/** Items of GET /get-combined-data and /items/get-products. */
export async function listCombinedItems(
  context: ServerContext,
  request: CatalogueRequest<ListingQuery>,
  page: PageRequest,
): Promise<ProductPage> {
  const { database } = context;
  const { query } = request;
  const { view, served, categories, brands, unknown } = await readCombinedScope(context, request);
  const { where, order } = itemFilters(query, view);
  if (unknown) where.push(sql`false`);
  const { named, note } = await itemsForText(database, query.name, served, query.store_id);
  if (categories.length > 0) where.push(inAnyCategory(categories));
  if (brands.length > 0) where.push(sql`i.brand_id in ${brands}`);
  if (query.data_type === "discounted") where.push(sql`i.discount > 0`);
  if (query.store_id !== undefined) where.push(sql`i.store_id = ${query.store_id}`);
  const defaultOrder: ItemOrder = query.data_type === "new" ? "newest" : "popular";
  const { found } = await readItemsWithCategories(
    database,
    {
      branches: inServedZones("i", served),
      where,
      order: order ?? defaultOrder,
      named,
      byRelevance: order === null && query.data_type !== "new",
      onePlan: where.length === 0,
    },
    page,
    view,
  );
  return { ...found, ...note };
}

/** Stores of GET /get-combined-data and /stores/get-data. */
export async function listCombinedStores(
  context: ServerContext,
  request: CatalogueRequest<ListingQuery>,
  page: PageRequest,
): Promise<StorePage> {
  const { database } = context;
  const { query, shop } = request;
  const { view, served, categories, brands, unknown } = await readCombinedScope(context, request);
  const words = listFrom([query.filter, query.filter_data].filter(Boolean).join(","));
  // Among the merged filters and sorts of a listing this word is a sort; the lists of stores have it as a filter.
  const sorted = words.includes("fast_delivery") ? { sort_by: "fast_delivery" } : {};
  const filter = words.filter((word) => word !== "fast_delivery").join(",");
  const { where, order } = storeFilters({ ...sorted, ...query, filter }, view);
  if (unknown) where.push(sql`false`);
  const found = await storesForText(database, query.name, served);
  where.push(...found.where);
  if (categories.length > 0) where.push(sellsItem(inAnyCategory(categories)));
  if (brands.length > 0) where.push(sellsItem(sql`i.brand_id in ${brands}`));
  if (query.data_type === "discounted") where.push(hasOffer(view));
  const defaultOrder: StoreOrder = query.data_type === "new" ? "newest" : "nearest";
  const stores = await readStores(
    database,
    {
      branches: inServedZones("s", served),
      where,
      ...storeOrder(order, defaultOrder),
      position: shop.position,
      named: found.named,
    },
    page,
    view,
  );
  return { ...stores, ...found.note };
}

/** GET /items/search. */
export async function searchItems(
  context: ServerContext,
  { query, shop }: CatalogueRequest<SearchQuery>,
  page: PageRequest,
): Promise<ProductPage> {
  const { database } = context;
  const { view, served } = await readScope(context, shop);
  const { where, order } = itemFilters(query, view);
  const { named, note } = await itemsForText(database, query.name, served, query.store_id);
  const categories = idsFrom([query.category_ids, query.category_id].filter(Boolean).join(","));
  if (categories.length > 0) where.push(inAnyCategory(categories));
  if (query.store_id !== undefined) where.push(sql`i.store_id = ${query.store_id}`);
  const { found } = await readItemsWithCategories(
    database,
    {
      branches: inServedZones("i", served),
      where,
      order: order ?? "popular",
      named,
      byRelevance: order === null,
    },
    page,
    view,
  );
  return { ...found, ...note };
}

/** GET /stores/search. */
export async function searchStores(
  context: ServerContext,
  { query, shop }: CatalogueRequest<SearchQuery>,
  page: PageRequest,
): Promise<StorePage> {
  const { database } = context;
  const { view, served } = await readScope(context, shop);
  const { where, order } = storeFilters(query, view);
  const found = await storesForText(database, query.name, served);
  where.push(...found.where);
  const stores = await readStores(
    database,
    {
      branches: inServedZones("s", served),
      where,
      ...storeOrder(order, "nearest"),
      position: shop.position,
      named: found.named,
    },
    page,
    view,
  );
  return { ...stores, ...found.note };
}
