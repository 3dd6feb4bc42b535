import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { type SQL, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { StoreDetails } from "@/contract";
import {
  IdOrSlugPath,
  Items,
  ReviewPage,
  StoreFilterPath,
  StoreListQuery,
  StorePage,
  StoreReviewsQuery,
} from "@/contract/calls/catalogue";
import { nullable } from "@/contract/schema";
import { findStore, storeDetails } from "../../services/items/item-details";
import { readItems } from "../../services/items/item-lists";
import { readReviews } from "../../services/items/reviews";
import { storesMatching } from "../../services/search/search";
import { shopViewOf } from "../../services/settings/shop-view";
import { hasOffer, readStores, type StoreOrder, storeFilters } from "../../services/stores/store-lists";
import { inServedZones, servedZones } from "../../services/zones/served-zones";
import { pageFrom } from "./request-values";

const usualPage = { list: 10, featured: 20, reviews: 10, popularItems: 10 } as const;

export const storeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  const shopConfig = { needs: ["zone", "module"], publicCache: true } as const;
  type ListRequest = FastifyRequest & { query: StoreListQuery };

  async function list(
    request: ListRequest,
    order: StoreOrder,
    own: (view: Awaited<ReturnType<typeof shopViewOf>>) => SQL[],
  ) {
    const { query, shop } = request;
    const view = await shopViewOf(context, shop);
    const narrowed = storeFilters(query, view);
    const served = await servedZones(database, shop);
    const where = [...own(view), ...narrowed.where];
    if (query.name?.trim()) where.push(await storesMatching(database, query.name, served));
    return readStores(
      database,
      {
        branches: inServedZones("s", served),
        where,
        order: narrowed.order ?? order,
        position: shop.position,
      },
      pageFrom(query, query.featured === "1" ? usualPage.featured : usualPage.list),
      view,
    );
  }

  app.get(
    "/stores/get-stores/:filter",
    {
      schema: { params: StoreFilterPath, querystring: StoreListQuery, response: { 200: StorePage } },
      config: { needs: ["zone"], publicCache: true },
    },
    (request) => {
      const { filter } = request.params;
      const kind =
        filter === "delivery" ? [sql`s.delivery`] : filter === "take_away" ? [sql`s.take_away`] : [];
      const orders: Record<string, StoreOrder> = {
        newly_joined: "newest",
        popular: "popular",
        top_rated: "rated",
      };
      return list(request, orders[filter] ?? "nearest", () => kind);
    },
  );

  const lists: [path: string, order: StoreOrder, where: (view: Parameters<typeof hasOffer>[0]) => SQL[]][] = [
    ["/stores/latest", "newest", () => []],
    ["/stores/popular", "popular", () => []],
    ["/stores/recommended", "rated", () => [sql`s.average_rating >= 4`]],
    ["/stores/discounted", "popular", (view) => [hasOffer(view)]],
    ["/stores/top-rated", "rated", () => [sql`s.average_rating > 0`]],
    ["/stores/top-offer-near-me", "nearest", (view) => [hasOffer(view)]],
  ];
  for (const [path, order, where] of lists) {
    app.get(
      path,
      { schema: { querystring: StoreListQuery, response: { 200: StorePage } }, config: shopConfig },
      (request) => list(request, order, where),
    );
  }

  app.get(
    "/stores/details/:id",
    {
      schema: { params: IdOrSlugPath, response: { 200: nullable(StoreDetails) } },
      config: { publicCache: true },
    },
    async (request, reply) => {
      const { shop } = request;
      const view = await shopViewOf(context, shop);
      const found = await storeDetails(database, request.params.id, shop.position, view);
      // A bare null is no body for Fastify.
      if (found === null)
        return reply.type("application/json; charset=utf-8").send("null" as unknown as null);
      return found;
    },
  );

  app.get(
    "/stores/reviews",
    { schema: { querystring: StoreReviewsQuery, response: { 200: ReviewPage } }, config: shopConfig },
    async (request) =>
      readReviews(
        database,
        { storeId: request.query.store_id },
        pageFrom(request.query, usualPage.reviews),
        await shopViewOf(context, request.shop),
      ),
  );

  app.get(
    "/stores/popular-items/:id",
    {
      schema: { params: IdOrSlugPath, response: { 200: Items } },
      config: { needs: ["module"], publicCache: true },
    },
    async (request) => {
      const store = await findStore(database, request.params.id);
      if (store === null) return [];
      const { products } = await readItems(
        database,
        { branches: [sql`i.store_id = ${store}`], order: "popular" },
        { limit: usualPage.popularItems, offset: 1 },
        await shopViewOf(context, request.shop),
      );
      return products;
    },
  );
};
