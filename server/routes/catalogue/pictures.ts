/** Pictures of the catalogue at the root: a key, a width, and the best form that the browser shows. */

import { join } from "node:path";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@/contract/schema";
import { drawPicture } from "../../../demo/art";
import { matchesValidator } from "../../plugins/public-cache";
import { openPictureStore, PicturesBusy } from "../../services/pictures/picture-store";
import { formatFor, isPictureWidth, mediaTypes, usualWidth } from "../../services/pictures/picture-widths";
import { refuseIn } from "./refusals";

const keyPattern = /^[a-z0-9-]{1,40}(\/[a-z0-9-]{1,40}){0,3}$/;
/** Seconds. */
const immutable = 31_536_000;
const comeBackAfter = 2;

export const pictureRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const store = openPictureStore({
    folder: join(app.context.settings.dataFolder, "pictures"),
    draw: drawPicture,
  });

  app.get(
    "/pictures/*",
    {
      schema: {
        params: Type.Object({ "*": Type.String({ maxLength: 200 }) }),
        querystring: Type.Object({ w: Type.Optional(Type.String({ maxLength: 8 })) }),
      },
      // Bytes that are compressed already.
      compress: false,
    },
    async (request, reply) => {
      const { language } = request.shop;
      const { w } = request.query;
      const key = request.params["*"];
      const width = w === undefined || w === "" ? usualWidth : Number(w);
      if (!isPictureWidth(width)) throw refuseIn("picture_width", language);
      if (!keyPattern.test(key)) throw refuseIn("picture_unknown", language);
      const wanted = { key, width, format: formatFor(request.headers.accept) };
      const etag = store.etagOf(wanted);
      if (etag === null) throw refuseIn("picture_unknown", language);
      reply.header("vary", "Accept");
      const kept = `public, max-age=${immutable}, immutable`;
      if (matchesValidator(request.headers["if-none-match"], etag)) {
        return reply.status(304).header("etag", etag).header("cache-control", kept).send();
      }
      try {
        const bytes = await store.read(wanted);
        if (bytes === null) throw refuseIn("picture_unknown", language);
        return reply
          .type(mediaTypes[wanted.format])
          .header("cache-control", kept)
          .header("etag", etag)
          .send(bytes);
      } catch (error) {
        if (error instanceof PicturesBusy) throw refuseIn("pictures_busy", language, comeBackAfter);
        throw error;
      }
    },
  );
};
