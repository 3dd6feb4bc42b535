/** Brands, common conditions, campaigns, flash sales, advertisements and kinds of parcels. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyRequest } from "fastify";
import {
  Brands,
  CommonConditions,
  ConditionNames,
  FlagQuery,
  IdOrSlugPath,
  Items,
  ProductPage,
  RequiredPageQuery,
} from "@/contract/calls/catalogue";
import {
  Advertisement,
  CampaignDetails,
  CampaignQuery,
  Campaigns,
  FlashSale,
  FlashSaleItemsQuery,
  FlashSalePage,
  ParcelCategory,
} from "@/contract/calls/promotions";
import { Campaign } from "@/contract/entities/store";
import { nullable, Type } from "@/contract/schema";
import { readScope } from "../../services/catalogue/catalogue-scope";
import { listItemsOf } from "../../services/catalogue/item-lists";
import { listParcelCategories } from "../../services/modules/parcel-categories";
import { listAdvertisements } from "../../services/promotions/advertisements";
import { listBrands, listConditions } from "../../services/promotions/brands-and-conditions";
import {
  campaignDetails,
  findRunningCampaign,
  listCampaigns,
  listItemCampaigns,
} from "../../services/promotions/campaigns";
import { flashSaleItems, runningFlashSale } from "../../services/promotions/flash-sales";
import { refuseIn } from "../../services/refusals/catalogue-refusals";
import { shopViewOf } from "../../services/settings/shop-view";
import { servedZones } from "../../services/zones/served-zones";
import { sendJson } from "../send-json";
import { isSet, moduleOf, pageFrom } from "./request-values";

export const promotionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;
  const shopConfig = { needs: ["zone", "module"], publicCache: "shared" } as const;
  const moduleConfig = { needs: ["module"], publicCache: "shared" } as const;

  /** Zones whose items are counted: those that the lists themselves look through; none asked for is all. */
  const zonesOf = async (request: FastifyRequest) => [
    ...new Set((await servedZones(database, request.shop)).map(({ zoneId }) => zoneId)),
  ];

  app.get(
    "/brand",
    { schema: { querystring: FlagQuery, response: { 200: Brands } }, config: moduleConfig },
    async (request) =>
      listBrands(
        database,
        {
          moduleId: moduleOf(request).id,
          zoneIds: await zonesOf(request),
          top: isSet(request.query.top),
        },
        request.shop.language,
      ),
  );

  const paths = { brands: "/brand/items/:id", conditions: "/common-condition/items/:id" } as const;
  for (const kind of ["brands", "conditions"] as const) {
    app.get(
      paths[kind],
      {
        schema: { params: IdOrSlugPath, querystring: RequiredPageQuery, response: { 200: ProductPage } },
        config: shopConfig,
      },
      async (request) => {
        const found = await listItemsOf(context, request, kind, request.params.id);
        if (found === null) {
          throw refuseIn(kind === "brands" ? "brand_unknown" : "condition_unknown", request.shop.language);
        }
        return found;
      },
    );
  }

  const conditionsOf = async (request: FastifyRequest) =>
    listConditions(
      database,
      { moduleId: moduleOf(request).id, zoneIds: await zonesOf(request) },
      request.shop.language,
    );
  app.get(
    "/common-condition",
    { schema: { response: { 200: CommonConditions } }, config: moduleConfig },
    conditionsOf,
  );
  app.get(
    "/common-condition/list",
    { schema: { response: { 200: ConditionNames } }, config: moduleConfig },
    async (request) => (await conditionsOf(request)).map(({ id, name }) => ({ id, name })),
  );

  app.get(
    "/campaigns/basic",
    { schema: { response: { 200: Campaigns } }, config: shopConfig },
    async (request) => {
      const { view, served } = await readScope(context, request.shop);
      return listCampaigns(database, served, view);
    },
  );
  app.get(
    "/campaigns/basic-campaign-details",
    { schema: { querystring: CampaignQuery, response: { 200: CampaignDetails } }, config: shopConfig },
    async (request) => {
      const { view, served } = await readScope(context, request.shop);
      const { basic_campaign_id: id } = request.query;
      const found = await campaignDetails(database, id, served, request.shop.position, view);
      if (!found) throw refuseIn("campaign_unknown", request.shop.language);
      return found;
    },
  );
  app.get(
    "/campaigns/details/:id",
    {
      schema: { params: IdOrSlugPath, response: { 200: nullable(Campaign) } },
      config: { publicCache: "shared" },
    },
    async (request, reply) => {
      const view = await shopViewOf(context, request.shop);
      return (await findRunningCampaign(database, request.params.id, view)) ?? sendJson(reply, null);
    },
  );
  app.get(
    "/campaigns/item",
    { schema: { response: { 200: Items } }, config: shopConfig },
    async (request) => {
      const { view, served } = await readScope(context, request.shop);
      return listItemCampaigns(database, served, view);
    },
  );

  app.get(
    "/flash-sales",
    { schema: { response: { 200: nullable(FlashSale) } }, config: shopConfig },
    async (request, reply) => {
      const { view, served } = await readScope(context, request.shop);
      const sale = await runningFlashSale(database, moduleOf(request).id, served, view);
      return sale ?? sendJson(reply, null);
    },
  );
  app.get(
    "/flash-sales/items",
    { schema: { querystring: FlashSaleItemsQuery, response: { 200: FlashSalePage } }, config: shopConfig },
    async (request) => {
      const { view, served } = await readScope(context, request.shop);
      const { flash_sale_id: id } = request.query;
      const found = await flashSaleItems(database, id, served, pageFrom(request.query, 50), view);
      if (!found) throw refuseIn("flash_sale", request.shop.language);
      return found;
    },
  );

  app.get(
    "/advertisement/list",
    { schema: { response: { 200: Type.Array(Advertisement) } }, config: shopConfig },
    async (request) => {
      const { view, served } = await readScope(context, request.shop);
      return listAdvertisements(database, served, request.shop.position, view);
    },
  );

  app.get(
    "/parcel-category",
    { schema: { response: { 200: Type.Array(ParcelCategory) } }, config: shopConfig },
    async (request) => {
      const module = moduleOf(request);
      return module.type === "parcel" ? listParcelCategories(database, module.id, request.shop.language) : [];
    },
  );
};
