/** The demo town's basemap at the root: a style, layers of GeoJSON and labels; the worker keeps them for offline use. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@/contract/schema";
import {
  type BasemapLayerName,
  basemapGeoJson,
  basemapLayerNames,
  basemapStyle,
  labels,
} from "../../../demo/town";
import { refuseIn } from "./refusals";

const isLayer = (name: string): name is BasemapLayerName =>
  (basemapLayerNames as readonly string[]).includes(name);
/** The town does not change while a version runs; a day of age harms nobody. */
const kept = "public, max-age=3600, stale-while-revalidate=86400";

export const basemapRoutes: FastifyPluginAsyncTypebox = async (app) => {
  /** Layers as text: made once, they are large. */
  const texts = new Map<BasemapLayerName, string>();
  let labelText: string | null = null;
  const json = "application/json; charset=utf-8";

  app.get(
    "/basemap/style.json",
    {
      schema: {
        querystring: Type.Object({
          theme: Type.Optional(Type.String({ maxLength: 16 })),
          language: Type.Optional(Type.String({ maxLength: 16 })),
        }),
      },
      config: { publicCache: true },
    },
    async (request, reply) => {
      const { theme, language } = request.query;
      const style = basemapStyle(theme === "dark" ? "dark" : "light", language === "ar" ? "ar" : "en");
      return reply.type(json).header("cache-control", kept).send(JSON.stringify(style));
    },
  );

  app.get("/basemap/labels.json", { config: { publicCache: true } }, async (_request, reply) => {
    labelText ??= JSON.stringify(labels());
    return reply.type(json).header("cache-control", kept).send(labelText);
  });

  app.get(
    "/basemap/:layer",
    {
      schema: { params: Type.Object({ layer: Type.String({ maxLength: 64 }) }) },
      config: { publicCache: true },
    },
    async (request, reply) => {
      const name = request.params.layer.replace(/\.json$/, "");
      if (!request.params.layer.endsWith(".json") || !isLayer(name)) {
        throw refuseIn("layer_unknown", request.shop.language);
      }
      const text = texts.get(name) ?? JSON.stringify(basemapGeoJson()[name]);
      texts.set(name, text);
      return reply.type(json).header("cache-control", kept).send(text);
    },
  );
};
