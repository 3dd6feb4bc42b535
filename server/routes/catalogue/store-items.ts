import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  IdOrSlugPath,
  ItemListQuery,
  Items,
  ItemsPage,
  ProductPage,
  StoreConditionItemsQuery,
  StoreItemsPage,
  StoreItemsQuery,
} from "@/contract/calls/catalogue";
import {
  listPopularStoreItems,
  listStoreItems,
  listStoreItemsForConditions,
  listSuggestedStoreItems,
} from "../../services/catalogue/store-items";
import { isSet, moduleOf, pageFrom } from "./request-values";

const defaultLimit = { suggested: 10, popular: 10 } as const;

/** The items of one store. */
export const storeItemRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const shopConfig = { needs: ["zone", "module"], publicCache: "shared" } as const;

  app.get(
    "/items/latest",
    { schema: { querystring: StoreItemsQuery, response: { 200: StoreItemsPage } }, config: shopConfig },
    (request) => listStoreItems(context, request, moduleOf(request).id),
  );

  app.get(
    "/items/suggested",
    { schema: { querystring: ItemListQuery, response: { 200: ItemsPage } }, config: shopConfig },
    (request) =>
      listSuggestedStoreItems(
        context,
        request,
        moduleOf(request).id,
        { recommended: isSet(request.query.recommended) },
        pageFrom(request.query, defaultLimit.suggested),
      ),
  );

  app.get(
    "/items/common-conditions",
    { schema: { querystring: StoreConditionItemsQuery, response: { 200: ProductPage } }, config: shopConfig },
    (request) => listStoreItemsForConditions(context, request, moduleOf(request).id),
  );

  app.get(
    "/stores/popular-items/:id",
    {
      schema: { params: IdOrSlugPath, response: { 200: Items } },
      config: { needs: ["module"], publicCache: "shared" },
    },
    (request) => listPopularStoreItems(context, request, request.params.id, defaultLimit.popular),
  );
};
