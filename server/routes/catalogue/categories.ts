import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { sql } from "drizzle-orm";
import {
  Categories,
  CategoriesListQuery,
  FlagQuery,
  IdOrSlugPath,
  ProductPage,
  RequiredPageQuery,
  StorePage,
} from "@/contract/calls/catalogue";
import {
  categoryBranches,
  findCategory,
  inAnyCategory,
  inCategory,
  listCategories,
  listChildCategories,
  listPopularCategories,
} from "../../services/catalogue/categories";
import { idsFrom } from "../../services/catalogue/id-or-slug";
import { narrowedItems, readItemsWithCategories } from "../../services/catalogue/item-lists";
import { inServedZones, servedZones } from "../../services/catalogue/served-zones";
import { shopViewOf } from "../../services/catalogue/shop-view";
import { narrowedStores, readStores } from "../../services/catalogue/store-lists";
import { refuseIn } from "./refusals";
import { isSet, moduleOf } from "./request-values";

export const categoryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  const shopConfig = { needs: ["zone", "module"], publicCache: true } as const;

  app.get(
    "/categories",
    {
      schema: { querystring: FlagQuery, response: { 200: Categories } },
      config: { needs: ["zone"], publicCache: true },
    },
    async (request) =>
      listCategories(
        database,
        {
          served: await servedZones(database, request.shop),
          moduleId: request.shop.module?.id ?? null,
          featured: isSet(request.query.featured),
        },
        request.shop.language,
      ),
  );

  app.get(
    "/categories/childes/:id",
    {
      schema: { params: IdOrSlugPath, response: { 200: Categories } },
      config: { needs: ["module"], publicCache: true },
    },
    (request) =>
      listChildCategories(database, request.params.id, moduleOf(request).id, request.shop.language),
  );

  app.get(
    "/categories/popular",
    { schema: { response: { 200: Categories } }, config: { needs: ["module"], publicCache: true } },
    (request) => listPopularCategories(database, moduleOf(request).id, request.shop.language),
  );

  app.get(
    "/categories/items/list",
    { schema: { querystring: CategoriesListQuery, response: { 200: ProductPage } }, config: shopConfig },
    async (request) => {
      const ids = idsFrom(request.query.category_ids);
      if (ids.length === 0) throw refuseIn("category_ids_missing", request.shop.language);
      const view = await shopViewOf(context, request.shop);
      const { where, order } = narrowedItems(request.query, view);
      const served = await servedZones(database, request.shop);
      return readItemsWithCategories(
        database,
        {
          branches: inServedZones("i", served),
          where: [...where, inAnyCategory(ids)],
          order: order ?? "popular",
        },
        request.query,
        view,
      );
    },
  );

  app.get(
    "/categories/stores/list",
    { schema: { querystring: CategoriesListQuery, response: { 200: StorePage } }, config: shopConfig },
    async (request) => {
      const ids = idsFrom(request.query.category_ids);
      if (ids.length === 0) throw refuseIn("category_ids_missing", request.shop.language);
      const view = await shopViewOf(context, request.shop);
      const { where, order } = narrowedStores(request.query, view);
      const sells = sql`exists (select 1 from items i where i.store_id = s.id and i.active and ${inAnyCategory(ids)})`;
      return readStores(
        database,
        {
          branches: inServedZones("s", await servedZones(database, request.shop)),
          where: [...where, sells],
          order: order ?? "nearest",
          position: request.shop.position,
        },
        request.query,
        view,
      );
    },
  );

  app.get(
    "/categories/items/:id",
    {
      schema: { params: IdOrSlugPath, querystring: RequiredPageQuery, response: { 200: ProductPage } },
      config: shopConfig,
    },
    async (request) => {
      const category = await findCategory(database, request.params.id, moduleOf(request).id);
      if (!category) throw refuseIn("category_unknown", request.shop.language);
      const view = await shopViewOf(context, request.shop);
      const { where, order } = narrowedItems(request.query, view);
      return readItemsWithCategories(
        database,
        {
          branches: categoryBranches(category, await servedZones(database, request.shop)),
          where,
          order: order ?? "popular",
        },
        request.query,
        view,
      );
    },
  );

  app.get(
    "/categories/stores/:id",
    {
      schema: { params: IdOrSlugPath, querystring: RequiredPageQuery, response: { 200: StorePage } },
      config: shopConfig,
    },
    async (request) => {
      const category = await findCategory(database, request.params.id, moduleOf(request).id);
      if (!category) throw refuseIn("category_unknown", request.shop.language);
      const view = await shopViewOf(context, request.shop);
      const { where, order } = narrowedStores(request.query, view);
      const sells = sql`exists (select 1 from items i where i.store_id = s.id and i.active and ${inCategory(category)})`;
      return readStores(
        database,
        {
          branches: inServedZones("s", await servedZones(database, request.shop)),
          where: [...where, sells],
          order: order ?? "nearest",
          position: request.shop.position,
        },
        request.query,
        view,
      );
    },
  );

  app.get(
    "/categories/featured/items",
    { schema: { querystring: RequiredPageQuery, response: { 200: ProductPage } }, config: shopConfig },
    async (request) => {
      const view = await shopViewOf(context, request.shop);
      const { where, order } = narrowedItems(request.query, view);
      const featured = sql`i.parent_category_id in (
        select c.id from categories c where c.module_id = ${moduleOf(request).id} and c.featured and c.active)`;
      return readItemsWithCategories(
        database,
        {
          branches: inServedZones("i", await servedZones(database, request.shop)),
          where: [...where, featured],
          order: order ?? "popular",
        },
        request.query,
        view,
      );
    },
  );
};
