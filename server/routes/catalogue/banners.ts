import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Banners } from "@/contract";
import { IdOrSlugPath } from "@/contract/calls/catalogue";
import {
  BannersQuery,
  ParcelBanners,
  SectionBanners,
  StoreBanner,
  VideoContent,
  WhyChoose,
} from "@/contract/calls/promotions";
import { Type } from "@/contract/schema";
import { readScope } from "../../services/catalogue/catalogue-scope";
import {
  homeBanners,
  sectionBanners,
  storeBanners,
  videoContent,
  whyChoose,
} from "../../services/promotions/banners";
import { findStore } from "../../services/stores/store-details";
import { isSet, moduleOf } from "./request-values";

export const bannerRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;
  const { database } = context;

  app.get(
    "/banners",
    {
      schema: { querystring: BannersQuery, response: { 200: Banners } },
      config: { needs: ["zone"], publicCache: "shared" },
    },
    async (request) => {
      const { shop } = request;
      const { view, served } = await readScope(context, shop);
      return homeBanners(
        database,
        {
          served,
          // A parcel module has banners and no shops, so it serves no zone of the catalogue.
          moduleIds: shop.module ? [shop.module.id] : [...new Set(served.map((zone) => zone.moduleId))],
          zoneIds: shop.zoneIds ?? [],
          featured: isSet(request.query.featured),
          position: shop.position,
        },
        view,
      );
    },
  );

  app.get(
    "/banners/:id",
    {
      schema: { params: IdOrSlugPath, response: { 200: Type.Array(StoreBanner) } },
      config: { publicCache: "shared" },
    },
    async (request) => {
      const store = await findStore(database, request.params.id);
      return store === null ? [] : storeBanners(database, store, request.shop.language);
    },
  );

  const ofModule = { needs: ["module"], publicCache: "shared" } as const;
  app.get(
    "/other-banners",
    {
      schema: { response: { 200: Type.Union([ParcelBanners, SectionBanners]) } },
      config: { needs: ["zone", "module"], publicCache: "shared" },
    },
    (request) => sectionBanners(database, moduleOf(request)),
  );
  app.get(
    "/other-banners/why-choose",
    { schema: { response: { 200: WhyChoose } }, config: ofModule },
    (request) => whyChoose(database, moduleOf(request).id, request.shop.language),
  );
  app.get(
    "/other-banners/video-content",
    { schema: { response: { 200: VideoContent } }, config: ofModule },
    (request) => videoContent(database, moduleOf(request).id, request.shop.language),
  );
};
