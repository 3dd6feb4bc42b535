import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
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
} from "@/contract/calls/catalogue";
import { readScope } from "../../services/catalogue/catalogue-scope";
import {
  listBasicItems,
  listItems,
  listRecommendedItems,
  type NamedItemList,
} from "../../services/catalogue/item-lists";
import {
  findItem,
  itemDetails,
  relatedItems,
  type SoldItem,
  soldItemQuery,
} from "../../services/items/item-details";
import { readReviews } from "../../services/items/reviews";
import { itemMissing } from "../../services/refusals/catalogue-refusals";
import { shopViewOf } from "../../services/settings/shop-view";
import { moduleOf, pageFrom } from "./request-values";

const defaultLimit = { list: 25, newest: 50, recommended: 15, reviews: 10 } as const;

const lists: readonly [path: string, name: NamedItemList, limit: number][] = [
  ["/items/popular", "popular", defaultLimit.list],
  ["/items/most-reviewed", "mostReviewed", defaultLimit.list],
  ["/items/discounted", "discounted", defaultLimit.list],
  ["/items/new-arrival", "newArrival", defaultLimit.newest],
];

/** Lists of items over stores, and the page of one item. The items of one store: `store-items.ts`. */
export const itemRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  const shopConfig = { needs: ["zone", "module"], publicCache: "shared" } as const;
  const moduleConfig = { needs: ["module"], publicCache: "shared" } as const;

  for (const [path, list, limit] of lists) {
    app.get(
      path,
      { schema: { querystring: ItemListQuery, response: { 200: ProductPage } }, config: shopConfig },
      (request) => listItems(context, request, list, pageFrom(request.query, limit)),
    );
  }

  app.get(
    "/items/recommended",
    { schema: { querystring: ItemListQuery, response: { 200: ItemsPage } }, config: shopConfig },
    (request) => listRecommendedItems(context, request, pageFrom(request.query, defaultLimit.recommended)),
  );

  app.get(
    "/items/basic",
    { schema: { querystring: BasicItemsQuery, response: { 200: ProductPage } }, config: shopConfig },
    (request) => listBasicItems(context, request),
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
      const query = soldItemQuery(request.params.id);
      const { view, served, subject } = await readScope<SoldItem>(context, request.shop, query);
      return relatedItems(database, subject, served, view);
    },
  );

  app.get(
    "/items/related-store-items/:id",
    { schema: { params: IdOrSlugPath, response: { 200: Items } }, config: shopConfig },
    async (request) => {
      const query = soldItemQuery(request.params.id);
      const { view, subject } = await readScope<SoldItem>(context, request.shop, query);
      return relatedItems(database, subject, "store", view);
    },
  );

  app.get(
    "/items/reviews/:id",
    {
      schema: { params: IdOrSlugPath, querystring: PageQuery, response: { 200: ReviewPage } },
      config: moduleConfig,
    },
    async (request) => {
      const item = await findItem(database, request.params.id);
      const page = pageFrom(request.query, defaultLimit.reviews);
      if (!item) return { total_size: 0, ...page, reviews: [] };
      return readReviews(database, { itemId: item.id }, page, request.shop.language);
    },
  );
};
