import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { type SQL, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import {
  CombinedQuery,
  ListingQuery,
  NameSuggestions,
  ProductPage,
  SearchQuery,
  SearchSuggestions,
  StorePage,
  SuggestionQuery,
} from "@/contract/calls/catalogue";
import { Type } from "@/contract/schema";
import { findCategory, inAnyCategory } from "../../services/categories/categories";
import { type ItemOrder, itemFilters, readItemsWithCategories } from "../../services/items/item-lists";
import { idsFrom, listFrom } from "../../services/lists/query-values";
import {
  itemSearch,
  storesMatching,
  suggestItemsAndStores,
  suggestNames,
} from "../../services/search/search";
import { type ShopView, shopViewOf } from "../../services/settings/shop-view";
import { hasOffer, readStores, type StoreOrder, storeFilters } from "../../services/stores/store-lists";
import { inServedZones, type ServedZone, servedZones } from "../../services/zones/served-zones";
import { refuseIn } from "./refusals";
import { pageFrom } from "./request-values";

const usualPage = 10;

export const searchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  const shopConfig = { needs: ["zone", "module"], publicCache: true } as const;
  type CombinedRequest = FastifyRequest & { query: ListingQuery };

  /** Categories of a listing, by ids or by a slug. */
  async function categoriesOf(request: CombinedRequest): Promise<number[]> {
    const { query, shop } = request;
    const ids = idsFrom(query.category_ids);
    if (ids.length > 0) return ids;
    const slugs = listFrom(query.category_ids);
    const found = await Promise.all(
      slugs.slice(0, 20).map((slug) => findCategory(database, slug, shop.module?.id ?? null)),
    );
    return found.flatMap((category) => category?.id ?? []);
  }

  /** Checks what `data_type` needs and says which ids the listing is about. */
  async function subjectOf(request: CombinedRequest) {
    const { query, shop } = request;
    const categories = await categoriesOf(request);
    const brands = idsFrom(query.brand_ids);
    if (query.data_type === "searched" && !query.name?.trim()) throw refuseIn("name_missing", shop.language);
    if (query.data_type === "category" && listFrom(query.category_ids).length === 0) {
      throw refuseIn("category_ids_missing", shop.language);
    }
    if (query.data_type === "brand" && listFrom(query.brand_ids).length === 0) {
      throw refuseIn("brand_ids_missing", shop.language);
    }
    // Ids of which none exists find nothing, instead of everything.
    const nothing =
      (categories.length === 0 && listFrom(query.category_ids).length > 0) ||
      (brands.length === 0 && listFrom(query.brand_ids).length > 0);
    return { categories, brands, nothing };
  }

  async function combinedItems(request: CombinedRequest, served: readonly ServedZone[], view: ShopView) {
    const { query } = request;
    const { categories, brands, nothing } = await subjectOf(request);
    const { where, order } = itemFilters(query, view);
    if (nothing) where.push(sql`false`);
    const named = await itemSearch(database, query.name, served, query.store_id, where);
    if (categories.length > 0) where.push(inAnyCategory(categories));
    if (brands.length > 0) where.push(sql`i.brand_id in ${brands}`);
    if (query.data_type === "discounted") where.push(sql`i.discount > 0`);
    if (query.store_id !== undefined) where.push(sql`i.store_id = ${query.store_id}`);
    const usual: ItemOrder = query.data_type === "new" ? "newest" : "popular";
    return readItemsWithCategories(
      database,
      {
        branches: inServedZones("i", served),
        where,
        order: order ?? usual,
        named,
      },
      pageFrom(query, usualPage),
      view,
    );
  }

  async function combinedStores(request: CombinedRequest, served: readonly ServedZone[], view: ShopView) {
    const { query, shop } = request;
    const { categories, brands, nothing } = await subjectOf(request);
    const { where, order } = storeFilters(
      { ...query, filter: [query.filter, query.filter_data].filter(Boolean).join(",") },
      view,
    );
    const sells = (condition: SQL) =>
      sql`exists (select 1 from items i where i.store_id = s.id and i.active and ${condition})`;
    if (nothing) where.push(sql`false`);
    if (query.name?.trim()) where.push(await storesMatching(database, query.name, served));
    if (categories.length > 0) where.push(sells(inAnyCategory(categories)));
    if (brands.length > 0) where.push(sells(sql`i.brand_id in ${brands}`));
    if (query.data_type === "discounted") where.push(hasOffer(view));
    const usual: StoreOrder = query.data_type === "new" ? "newest" : "nearest";
    return readStores(
      database,
      { branches: inServedZones("s", served), where, order: order ?? usual, position: shop.position },
      pageFrom(query, usualPage),
      view,
    );
  }

  app.get(
    "/get-combined-data",
    {
      schema: {
        querystring: CombinedQuery,
        response: { 200: Type.Union([ProductPage, StorePage]) },
      },
      config: shopConfig,
    },
    async (request) => {
      const served = await servedZones(database, request.shop);
      const view = await shopViewOf(context, request.shop);
      return request.query.list_type === "store"
        ? combinedStores(request, served, view)
        : combinedItems(request, served, view);
    },
  );

  app.get(
    "/items/get-products",
    { schema: { querystring: ListingQuery, response: { 200: ProductPage } }, config: shopConfig },
    async (request) =>
      combinedItems(
        request,
        await servedZones(database, request.shop),
        await shopViewOf(context, request.shop),
      ),
  );

  app.get(
    "/stores/get-data",
    { schema: { querystring: ListingQuery, response: { 200: StorePage } }, config: shopConfig },
    async (request) =>
      combinedStores(
        request,
        await servedZones(database, request.shop),
        await shopViewOf(context, request.shop),
      ),
  );

  app.get(
    "/items/search",
    { schema: { querystring: SearchQuery, response: { 200: ProductPage } }, config: shopConfig },
    async (request) => {
      const { query, shop } = request;
      const served = await servedZones(database, shop);
      const view = await shopViewOf(context, shop);
      const { where, order } = itemFilters(query, view);
      const named = await itemSearch(database, query.name, served, query.store_id, where);
      const categories = idsFrom([query.category_ids, query.category_id].filter(Boolean).join(","));
      if (categories.length > 0) where.push(inAnyCategory(categories));
      if (query.store_id !== undefined) where.push(sql`i.store_id = ${query.store_id}`);
      return readItemsWithCategories(
        database,
        { branches: inServedZones("i", served), where, order: order ?? "popular", named },
        pageFrom(query, usualPage),
        view,
      );
    },
  );

  app.get(
    "/stores/search",
    { schema: { querystring: SearchQuery, response: { 200: StorePage } }, config: shopConfig },
    async (request) => {
      const { query, shop } = request;
      const served = await servedZones(database, shop);
      const view = await shopViewOf(context, shop);
      const { where, order } = storeFilters(query, view);
      where.push(await storesMatching(database, query.name, served));
      return readStores(
        database,
        { branches: inServedZones("s", served), where, order: order ?? "nearest", position: shop.position },
        pageFrom(query, usualPage),
        view,
      );
    },
  );

  app.get(
    "/items/item-or-store-search",
    { schema: { querystring: SuggestionQuery, response: { 200: SearchSuggestions } }, config: shopConfig },
    async (request) => {
      const { shop } = request;
      if (shop.position === null) throw refuseIn("position_missing", shop.language);
      return suggestItemsAndStores(
        database,
        { text: request.query.name, served: await servedZones(database, shop), position: shop.position },
        await shopViewOf(context, shop),
      );
    },
  );

  app.get(
    "/items/search-suggestion",
    { schema: { querystring: SuggestionQuery, response: { 200: NameSuggestions } }, config: shopConfig },
    async (request) =>
      suggestNames(
        database,
        { text: request.query.name, served: await servedZones(database, request.shop) },
        pageFrom(request.query, usualPage),
        await shopViewOf(context, request.shop),
      ),
  );
};
