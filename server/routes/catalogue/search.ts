import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
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
import type { Language } from "../../context";
import { readScope } from "../../services/catalogue/catalogue-scope";
import {
  listCombinedItems,
  listCombinedStores,
  searchItems,
  searchStores,
} from "../../services/catalogue/search-results";
import { listFrom } from "../../services/paging/query-values";
import { refuseIn } from "../../services/refusals/catalogue-refusals";
import { suggestItemsAndStores, suggestNames } from "../../services/search/suggestions";
import { pageFrom } from "./request-values";

const defaultLimit = 10;

/** Refuses a listing that leaves out what its `data_type` needs. */
function checkDataType(query: ListingQuery, language: Language): void {
  const { data_type: type } = query;
  if (type === "searched" && !query.name?.trim()) throw refuseIn("name_missing", language);
  if (type === "category" && listFrom(query.category_ids).length === 0) {
    throw refuseIn("category_ids_missing", language);
  }
  if (type === "brand" && listFrom(query.brand_ids).length === 0)
    throw refuseIn("brand_ids_missing", language);
}

/** Search, suggestions while typing, and the combined listing. */
export const searchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  const shopConfig = { needs: ["zone", "module"], publicCache: "shared" } as const;

  app.get(
    "/get-combined-data",
    {
      schema: { querystring: CombinedQuery, response: { 200: Type.Union([ProductPage, StorePage]) } },
      config: shopConfig,
    },
    async (request) => {
      checkDataType(request.query, request.shop.language);
      const page = pageFrom(request.query, defaultLimit);
      return request.query.list_type === "store"
        ? listCombinedStores(context, request, page)
        : listCombinedItems(context, request, page);
    },
  );

  app.get(
    "/items/get-products",
    { schema: { querystring: ListingQuery, response: { 200: ProductPage } }, config: shopConfig },
    async (request) => {
      checkDataType(request.query, request.shop.language);
      return listCombinedItems(context, request, pageFrom(request.query, defaultLimit));
    },
  );

  app.get(
    "/stores/get-data",
    { schema: { querystring: ListingQuery, response: { 200: StorePage } }, config: shopConfig },
    async (request) => {
      checkDataType(request.query, request.shop.language);
      return listCombinedStores(context, request, pageFrom(request.query, defaultLimit));
    },
  );

  app.get(
    "/items/search",
    { schema: { querystring: SearchQuery, response: { 200: ProductPage } }, config: shopConfig },
    (request) => searchItems(context, request, pageFrom(request.query, defaultLimit)),
  );

  app.get(
    "/stores/search",
    { schema: { querystring: SearchQuery, response: { 200: StorePage } }, config: shopConfig },
    (request) => searchStores(context, request, pageFrom(request.query, defaultLimit)),
  );

  app.get(
    "/items/item-or-store-search",
    { schema: { querystring: SuggestionQuery, response: { 200: SearchSuggestions } }, config: shopConfig },
    async (request) => {
      const { shop } = request;
      if (shop.position === null) throw refuseIn("position_missing", shop.language);
      const { view, served } = await readScope(context, shop);
      return suggestItemsAndStores(
        database,
        { text: request.query.name, served, position: shop.position },
        view,
      );
    },
  );

  app.get(
    "/items/search-suggestion",
    { schema: { querystring: SuggestionQuery, response: { 200: NameSuggestions } }, config: shopConfig },
    async (request) => {
      const { view, served } = await readScope(context, request.shop);
      const page = pageFrom(request.query, defaultLimit);
      return suggestNames(database, { text: request.query.name, served }, page, view);
    },
  );
};
