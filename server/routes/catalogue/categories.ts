import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  Categories,
  CategoriesListQuery,
  FlagQuery,
  IdOrSlugPath,
  ProductPage,
  RequiredPageQuery,
  StorePage,
} from "@/contract/calls/catalogue";
import type { CatalogueRequest } from "../../services/catalogue/catalogue-request";
import {
  listCategoryItems,
  listCategoryStores,
  listFeaturedCategoryItems,
  listItemsOfCategories,
  listStoresOfCategories,
} from "../../services/catalogue/category-items";
import {
  listCategories,
  listChildCategories,
  listPopularCategories,
} from "../../services/categories/categories";
import { idsFrom } from "../../services/paging/query-values";
import { refuseIn } from "../../services/refusals/catalogue-refusals";
import { servedZones } from "../../services/zones/served-zones";
import { isSet, moduleOf } from "./request-values";

/** Ids of the categories that were asked for; refuses a request without one. */
function requestedCategories({
  query,
  shop,
}: CatalogueRequest<{ category_ids?: string | undefined }>): number[] {
  const ids = idsFrom(query.category_ids);
  if (ids.length === 0) throw refuseIn("category_ids_missing", shop.language);
  return ids;
}

export const categoryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  const shopConfig = { needs: ["zone", "module"], publicCache: "shared" } as const;

  app.get(
    "/categories",
    {
      schema: { querystring: FlagQuery, response: { 200: Categories } },
      config: { needs: ["zone"], publicCache: "shared" },
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
      config: { needs: ["module"], publicCache: "shared" },
    },
    (request) =>
      listChildCategories(database, request.params.id, moduleOf(request).id, request.shop.language),
  );

  app.get(
    "/categories/popular",
    { schema: { response: { 200: Categories } }, config: { needs: ["module"], publicCache: "shared" } },
    (request) => listPopularCategories(database, moduleOf(request).id, request.shop.language),
  );

  app.get(
    "/categories/items/list",
    { schema: { querystring: CategoriesListQuery, response: { 200: ProductPage } }, config: shopConfig },
    (request) => listItemsOfCategories(context, request, requestedCategories(request)),
  );

  app.get(
    "/categories/stores/list",
    { schema: { querystring: CategoriesListQuery, response: { 200: StorePage } }, config: shopConfig },
    (request) => listStoresOfCategories(context, request, requestedCategories(request)),
  );

  app.get(
    "/categories/items/:id",
    {
      schema: { params: IdOrSlugPath, querystring: RequiredPageQuery, response: { 200: ProductPage } },
      config: shopConfig,
    },
    (request) => listCategoryItems(context, request, request.params.id),
  );

  app.get(
    "/categories/stores/:id",
    {
      schema: { params: IdOrSlugPath, querystring: RequiredPageQuery, response: { 200: StorePage } },
      config: shopConfig,
    },
    (request) => listCategoryStores(context, request, request.params.id),
  );

  app.get(
    "/categories/featured/items",
    { schema: { querystring: RequiredPageQuery, response: { 200: ProductPage } }, config: shopConfig },
    (request) => listFeaturedCategoryItems(context, request, moduleOf(request).id),
  );
};
