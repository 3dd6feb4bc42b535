import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { type SQL, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { ItemDetails } from "@/contract";
import {
  BasicItemsQuery,
  IdOrSlugPath,
  ItemListQuery,
  Items,
  ItemsPage,
  PageQuery,
  ProductPage,
  ReviewPage,
  StoreConditionItemsQuery,
  StoreItemsPage,
  StoreItemsQuery,
} from "@/contract/calls/catalogue";
import { findCategory, inAnyCategory, inCategory } from "../../services/categories/categories";
import { findItem, itemDetails, priceRange, relatedItems } from "../../services/items/item-details";
import {
  type ItemOrder,
  itemFilters,
  readItems,
  readItemsWithCategories,
} from "../../services/items/item-lists";
import { readReviews } from "../../services/items/reviews";
import { idFrom, idsFrom } from "../../services/lists/query-values";
import { itemSearch, storeItemsMatching } from "../../services/search/search";
import { shopViewOf } from "../../services/settings/shop-view";
import { inServedZones, servedZones } from "../../services/zones/served-zones";
import { itemMissing } from "./refusals";
import { isSet, moduleOf, pageFrom } from "./request-values";

const usualPage = { list: 25, newest: 50, recommended: 15, suggested: 10, reviews: 10 } as const;

export const itemRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  const shopConfig = { needs: ["zone", "module"], publicCache: true } as const;
  const moduleConfig = { needs: ["module"], publicCache: true } as const;
  type ListRequest = FastifyRequest & { query: ItemListQuery };

  /** What the query narrows every list of items down to. */
  async function listOf(request: ListRequest, order: ItemOrder, own: readonly SQL[]) {
    const { query, shop } = request;
    const view = await shopViewOf(context, shop);
    const narrowed = itemFilters(query, view);
    const served = await servedZones(database, shop);
    const where = [...own, ...narrowed.where];
    const categories = idsFrom(query.category_ids);
    if (categories.length > 0) where.push(inAnyCategory(categories));
    if (query.store_id !== undefined) where.push(sql`i.store_id = ${query.store_id}`);
    if (query.product_id !== undefined) where.push(sql`i.id <> ${query.product_id}`);
    const named = await itemSearch(database, query.search, served, query.store_id, where);
    const branches = inServedZones("i", served);
    return { list: { branches, where, order: narrowed.order ?? order, named }, view };
  }

  const productLists: [path: string, order: ItemOrder, limit: number, where: SQL[]][] = [
    ["/items/popular", "popular", usualPage.list, []],
    ["/items/most-reviewed", "reviewed", usualPage.list, [sql`i.rating_count > 0`]],
    ["/items/discounted", "popular", usualPage.list, [sql`i.discount > 0`]],
    ["/items/new-arrival", "newest", usualPage.newest, []],
  ];
  for (const [path, order, limit, where] of productLists) {
    app.get(
      path,
      { schema: { querystring: ItemListQuery, response: { 200: ProductPage } }, config: shopConfig },
      async (request) => {
        const { list, view } = await listOf(request, order, where);
        return readItemsWithCategories(database, list, pageFrom(request.query, limit), view);
      },
    );
  }

  app.get(
    "/items/recommended",
    { schema: { querystring: ItemListQuery, response: { 200: ItemsPage } }, config: shopConfig },
    async (request) => {
      const { list, view } = await listOf(request, "popular", [sql`i.recommended`]);
      const { products, ...page } = await readItems(
        database,
        list,
        pageFrom(request.query, usualPage.recommended),
        view,
      );
      return { ...page, items: products };
    },
  );

  app.get(
    "/items/suggested",
    { schema: { querystring: ItemListQuery, response: { 200: ItemsPage } }, config: shopConfig },
    async (request) => {
      const { query, shop } = request;
      const view = await shopViewOf(context, shop);
      const { products, ...page } = await readItems(
        database,
        {
          branches: [sql`i.store_id = ${query.store_id ?? 0} and i.module_id = ${moduleOf(request).id}`],
          where: isSet(query.recommended) ? [sql`i.recommended`] : [],
          order: "popular",
        },
        pageFrom(query, usualPage.suggested),
        view,
      );
      return { ...page, items: products };
    },
  );

  app.get(
    "/items/basic",
    { schema: { querystring: BasicItemsQuery, response: { 200: ProductPage } }, config: shopConfig },
    async (request) => {
      const { category_id: category, ...query } = request.query;
      const { list, view } = await listOf(
        { ...request, query, shop: request.shop } as unknown as ListRequest,
        "newest",
        [sql`i.basic`],
      );
      const id = category === undefined ? null : idFrom(category);
      if (id !== null) list.where.push(inAnyCategory([id]));
      return readItemsWithCategories(database, list, request.query, view);
    },
  );

  app.get(
    "/items/latest",
    { schema: { querystring: StoreItemsQuery, response: { 200: StoreItemsPage } }, config: shopConfig },
    async (request) => {
      const { query, shop } = request;
      const view = await shopViewOf(context, shop);
      const { where, order } = itemFilters(query, view);
      const module = moduleOf(request);
      if (query.category_id !== "0") {
        const category = await findCategory(database, query.category_id, module.id);
        where.push(category ? inCategory(category) : sql`false`);
      }
      if (query.search?.trim()) {
        where.push(await storeItemsMatching(database, query.search, query.store_id, [module.id]));
      }
      const found = await readItemsWithCategories(
        database,
        {
          branches: [sql`i.store_id = ${query.store_id} and i.module_id = ${module.id}`],
          where,
          order: order ?? "popular",
        },
        query,
        view,
      );
      return { ...found, ...(await priceRange(database, query.store_id, view)) };
    },
  );

  app.get(
    "/items/common-conditions",
    { schema: { querystring: StoreConditionItemsQuery, response: { 200: ProductPage } }, config: shopConfig },
    async (request) => {
      const view = await shopViewOf(context, request.shop);
      return readItemsWithCategories(
        database,
        {
          branches: [sql`i.store_id = ${request.query.store_id} and i.module_id = ${moduleOf(request).id}`],
          where: [sql`i.condition_id is not null`],
          order: "popular",
        },
        request.query,
        view,
      );
    },
  );

  app.get(
    "/items/details/:id",
    { schema: { params: IdOrSlugPath, response: { 200: ItemDetails } }, config: moduleConfig },
    async (request) => {
      const { shop } = request;
      const view = await shopViewOf(context, shop);
      const found = await itemDetails(database, request.params.id, moduleOf(request).id, shop.position, view);
      if (!found) throw itemMissing(shop.language);
      return found;
    },
  );

  app.get(
    "/items/related-items/:id",
    { schema: { params: IdOrSlugPath, response: { 200: Items } }, config: shopConfig },
    async (request) => {
      const served = await servedZones(database, request.shop);
      const view = await shopViewOf(context, request.shop);
      const scope = { zoneIds: served.map((zone) => zone.zoneId) };
      return relatedItems(database, request.params.id, scope, view);
    },
  );

  app.get(
    "/items/related-store-items/:id",
    { schema: { params: IdOrSlugPath, response: { 200: Items } }, config: shopConfig },
    async (request) =>
      relatedItems(database, request.params.id, "store", await shopViewOf(context, request.shop)),
  );

  app.get(
    "/items/reviews/:id",
    {
      schema: { params: IdOrSlugPath, querystring: PageQuery, response: { 200: ReviewPage } },
      config: moduleConfig,
    },
    async (request) => {
      const item = await findItem(database, request.params.id);
      const page = pageFrom(request.query, usualPage.reviews);
      if (!item) return { total_size: 0, ...page, reviews: [] };
      return readReviews(database, { itemId: item.id }, page, await shopViewOf(context, request.shop));
    },
  );
};
