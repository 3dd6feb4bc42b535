/** The shop's own basemap: a style, layers of GeoJSON and labels. The worker caches them for offline use. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyReply } from "fastify";
import { Type } from "@/contract/schema";
import { type Language, languageFrom } from "../../locales";
import type { BasemapSource } from "../../ports";
import { refuseIn } from "../../services/refusals/catalogue-refusals";

const cacheControl = "public, max-age=3600, stale-while-revalidate=86400";

const sendBasemap = (reply: FastifyReply, text: string) =>
  reply.type("application/json; charset=utf-8").header("cache-control", cacheControl).send(text);

export const basemapRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** Pages draw a sketch where the shop has no map. */
  const configuredBasemap = (language: Language): BasemapSource => {
    const { basemap } = app.context;
    if (basemap === null) throw refuseIn("basemap_none", language);
    return basemap;
  };

  app.get(
    "/basemap/style.json",
    {
      schema: {
        querystring: Type.Object({
          theme: Type.Optional(Type.String({ maxLength: 16 })),
          language: Type.Optional(Type.String({ maxLength: 16 })),
        }),
      },
      config: { publicCache: "shared" },
    },
    async (request, reply) => {
      const { theme, language } = request.query;
      const basemap = configuredBasemap(request.shop.language);
      return sendBasemap(reply, basemap.style(theme === "dark" ? "dark" : "light", languageFrom(language)));
    },
  );

  app.get("/basemap/labels.json", { config: { publicCache: "shared" } }, async (request, reply) =>
    sendBasemap(reply, configuredBasemap(request.shop.language).labels()),
  );

  app.get(
    "/basemap/:layer",
    {
      schema: { params: Type.Object({ layer: Type.String({ maxLength: 64 }) }) },
      config: { publicCache: "shared" },
    },
    async (request, reply) => {
      const { language } = request.shop;
      const [, name] = /^(.+)\.json$/.exec(request.params.layer) ?? [];
      const text = name === undefined ? null : configuredBasemap(language).layer(name);
      if (text === null) throw refuseIn("layer_unknown", language);
      return sendBasemap(reply, text);
    },
  );
};
