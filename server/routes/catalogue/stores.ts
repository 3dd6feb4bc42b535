import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { StoreDetails } from "@/contract";
import {
  IdOrSlugPath,
  ReviewPage,
  StoreFilterPath,
  StoreListQuery,
  StorePage,
  StoreReviewsQuery,
} from "@/contract/calls/catalogue";
import { nullable } from "@/contract/schema";
import { listStores, type NamedStoreList } from "../../services/catalogue/store-lists";
import { readReviews } from "../../services/items/reviews";
import { shopViewOf } from "../../services/settings/shop-view";
import { storeDetails } from "../../services/stores/store-details";
import { sendJson } from "../send-json";
import { pageFrom } from "./request-values";

const defaultLimit = { list: 10, featured: 20, reviews: 10 } as const;

/** The `filter` of /stores/get-stores; every other word lists all. */
const listOfFilter: Readonly<Record<string, NamedStoreList>> = {
  delivery: "delivery",
  take_away: "takeAway",
  newly_joined: "latest",
  popular: "popular",
  top_rated: "bestRated",
};

const lists: readonly [path: string, name: NamedStoreList][] = [
  ["/stores/latest", "latest"],
  ["/stores/popular", "popular"],
  ["/stores/recommended", "recommended"],
  ["/stores/discounted", "discounted"],
  ["/stores/top-rated", "topRated"],
  ["/stores/top-offer-near-me", "offersNearby"],
];

/** Lists of stores, and the page of one store. */
export const storeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  const shopConfig = { needs: ["zone", "module"], publicCache: "shared" } as const;
  const pageOf = (query: StoreListQuery) =>
    pageFrom(query, query.featured === "1" ? defaultLimit.featured : defaultLimit.list);

  app.get(
    "/stores/get-stores/:filter",
    {
      schema: { params: StoreFilterPath, querystring: StoreListQuery, response: { 200: StorePage } },
      config: { needs: ["zone"], publicCache: "shared" },
    },
    (request) =>
      listStores(context, request, listOfFilter[request.params.filter] ?? "all", pageOf(request.query)),
  );

  for (const [path, list] of lists) {
    app.get(
      path,
      { schema: { querystring: StoreListQuery, response: { 200: StorePage } }, config: shopConfig },
      (request) => listStores(context, request, list, pageOf(request.query)),
    );
  }

  app.get(
    "/stores/details/:id",
    {
      schema: { params: IdOrSlugPath, response: { 200: nullable(StoreDetails) } },
      config: { publicCache: "shared" },
    },
    async (request, reply) => {
      const { shop } = request;
      const view = await shopViewOf(context, shop);
      const found = await storeDetails(database, request.params.id, shop.position, view);
      return found ?? sendJson(reply, null);
    },
  );

  app.get(
    "/stores/reviews",
    { schema: { querystring: StoreReviewsQuery, response: { 200: ReviewPage } }, config: shopConfig },
    async (request) =>
      readReviews(
        database,
        { storeId: request.query.store_id },
        pageFrom(request.query, defaultLimit.reviews),
        request.shop.language,
      ),
  );
};
