import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { type SQL, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
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
} from "../../services/categories/categories";
import { type ItemFilterQuery, itemFilters, readItemsWithCategories } from "../../services/items/item-lists";
import type { PageRequest } from "../../services/lists/list-query";
import { idsFrom } from "../../services/lists/query-values";
import { shopViewOf } from "../../services/settings/shop-view";
import { readStores, type StoreFilterQuery, storeFilters } from "../../services/stores/store-lists";
import { inServedZones, type ServedZone, servedZones } from "../../services/zones/served-zones";
import { refuseIn } from "./refusals";
import { isSet, moduleOf } from "./request-values";

/** A request for a page of rows, with what narrows them. */
interface Listing<Narrowing> extends Pick<FastifyRequest, "shop"> {
  query: PageRequest & Narrowing;
}

/** Ids of the categories that were asked for; refuses a request without one. */
function categoriesAsked({ query, shop }: Listing<{ category_ids?: string | undefined }>): number[] {
  const ids = idsFrom(query.category_ids);
  if (ids.length === 0) throw refuseIn("category_ids_missing", shop.language);
  return ids;
}

export const categoryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  const shopConfig = { needs: ["zone", "module"], publicCache: true } as const;

  const categoryAsked = async (request: FastifyRequest, idOrSlug: string) => {
    const category = await findCategory(database, idOrSlug, moduleOf(request).id);
    if (!category) throw refuseIn("category_unknown", request.shop.language);
    return category;
  };

  /** The items that fulfil a condition, with the categories that they are in. */
  const itemsThat = async (
    request: Listing<ItemFilterQuery>,
    condition: SQL | null,
    branchesOf: (served: readonly ServedZone[]) => SQL[] = (served) => inServedZones("i", served),
  ) => {
    const view = await shopViewOf(context, request.shop);
    const { where, order } = itemFilters(request.query, view);
    return readItemsWithCategories(
      database,
      {
        branches: branchesOf(await servedZones(database, request.shop)),
        where: condition === null ? where : [...where, condition],
        order: order ?? "popular",
      },
      request.query,
      view,
    );
  };

  /** The stores that sell an item which fulfils a condition, the nearest first. */
  const storesThatSell = async (request: Listing<StoreFilterQuery>, condition: SQL) => {
    const view = await shopViewOf(context, request.shop);
    const { where, order } = storeFilters(request.query, view);
    const sells = sql`exists (select 1 from items i where i.store_id = s.id and i.active and ${condition})`;
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
  };

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
    (request) => itemsThat(request, inAnyCategory(categoriesAsked(request))),
  );

  app.get(
    "/categories/stores/list",
    { schema: { querystring: CategoriesListQuery, response: { 200: StorePage } }, config: shopConfig },
    (request) => storesThatSell(request, inAnyCategory(categoriesAsked(request))),
  );

  app.get(
    "/categories/items/:id",
    {
      schema: { params: IdOrSlugPath, querystring: RequiredPageQuery, response: { 200: ProductPage } },
      config: shopConfig,
    },
    async (request) => {
      const category = await categoryAsked(request, request.params.id);
      return itemsThat(request, null, (served) => categoryBranches(category, served));
    },
  );

  app.get(
    "/categories/stores/:id",
    {
      schema: { params: IdOrSlugPath, querystring: RequiredPageQuery, response: { 200: StorePage } },
      config: shopConfig,
    },
    async (request) => storesThatSell(request, inCategory(await categoryAsked(request, request.params.id))),
  );

  app.get(
    "/categories/featured/items",
    { schema: { querystring: RequiredPageQuery, response: { 200: ProductPage } }, config: shopConfig },
    (request) =>
      itemsThat(
        request,
        sql`i.parent_category_id in (
          select c.id from categories c where c.module_id = ${moduleOf(request).id} and c.featured and c.active)`,
      ),
  );
};
