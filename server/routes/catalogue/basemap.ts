/**
 * The shop's own basemap: a style, and either layers of GeoJSON with labels, which the worker caches for offline use, or parts
 * of an archive of tiles.
 */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyReply } from "fastify";
import { Type } from "@/contract/schema";
import { languageFrom } from "../../locales";
import { matchesValidator } from "../../plugins/public-cache";
import { refuseIn } from "../../services/refusals/catalogue-refusals";
import { requestedRange } from "./requested-range";

const cacheControl = "public, max-age=3600, stale-while-revalidate=86400";
/** The address names the version: its bytes never change. */
const archiveCacheControl = "public, max-age=31536000, immutable";
/** Bytes of a part at most; tiles and directories have some hundred kilobytes. */
const maxPart = 4_194_304;
/** Parts a minute and address: a screen has some twenty tiles, and many phones may share an address. */
const partsPerMinute = 3_000;

const sendBasemap = (reply: FastifyReply, text: string, caching = cacheControl) =>
  reply.type("application/json; charset=utf-8").header("cache-control", caching).send(text);

export const basemapRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { basemap } = app.context;

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
      const style = await basemap.style(theme === "dark" ? "dark" : "light", languageFrom(language));
      // Pages draw the zones alone where the shop has no map.
      if (style === null) throw refuseIn("basemap_none", request.shop.language);
      // An older style would name an archive that is gone.
      const isArchive = (await basemap.archive()) !== null;
      return sendBasemap(reply, style, isArchive ? "no-cache" : cacheControl);
    },
  );

  app.get("/basemap/labels.json", { config: { publicCache: "shared" } }, async (request, reply) => {
    const labels = await basemap.labels();
    if (labels === null) throw refuseIn("basemap_none", request.shop.language);
    return sendBasemap(reply, labels);
  });

  app.get(
    "/basemap/map-:version.pmtiles",
    {
      schema: { params: Type.Object({ version: Type.String({ maxLength: 32 }) }) },
      compress: false,
      config: { perMinute: partsPerMinute },
    },
    async (request, reply) => {
      const { language } = request.shop;
      const archive = await basemap.archive();
      // The map was replaced: the next style names the new one.
      if (archive?.version !== request.params.version) throw refuseIn("layer_unknown", language);
      const etag = `"${archive.version}"`;
      const headers = { etag, "accept-ranges": "bytes", "cache-control": archiveCacheControl };
      if (matchesValidator(request.headers["if-none-match"], etag))
        return reply.headers(headers).status(304).send();
      const range = requestedRange(request.headers.range, archive.size);
      if (range === null || range === "none" || range.end - range.start >= maxPart) {
        // The whole file is never sent, because it may have gigabytes.
        reply.header("content-range", `bytes */${archive.size}`);
        throw refuseIn("map_part", language);
      }
      const bytes = await archive.read(range.start, range.end - range.start + 1);
      if (bytes === null) throw refuseIn("layer_unknown", language);
      return reply
        .headers(headers)
        .type("application/vnd.pmtiles")
        .status(206)
        .header("content-range", `bytes ${range.start}-${range.start + bytes.length - 1}/${archive.size}`)
        .send(bytes);
    },
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
      const text = name === undefined ? null : basemap.layer(name);
      if (text === null) throw refuseIn("layer_unknown", language);
      return sendBasemap(reply, text);
    },
  );
};
