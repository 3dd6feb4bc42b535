/** Pictures of the catalogue: a key, a width, and the best format that the browser shows. */
import { join } from "node:path";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@/contract/schema";
import { matchesValidator } from "../../plugins/public-cache";
import {
  defaultWidth,
  formatFor,
  isPictureKey,
  isPictureWidth,
  mediaTypes,
  openPictureStore,
  PicturesBusy,
} from "../../services/pictures";
import { refuseIn } from "../../services/refusals/catalogue-refusals";

/** Seconds. */
const maxAge = 31_536_000;
const retryAfterSeconds = 2;

export const pictureRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const store = openPictureStore({
    folder: join(app.context.settings.dataFolder, "pictures"),
    source: app.context.pictures,
  });

  app.get(
    "/pictures/*",
    {
      schema: {
        params: Type.Object({ "*": Type.String({ maxLength: 200 }) }),
        querystring: Type.Object({ w: Type.Optional(Type.String({ maxLength: 8 })) }),
      },
      // The bytes are compressed already.
      compress: false,
    },
    async (request, reply) => {
      const { language } = request.shop;
      const { w } = request.query;
      const key = request.params["*"];
      const width = w === undefined || w === "" ? defaultWidth : Number(w);
      if (!isPictureWidth(width)) throw refuseIn("picture_width", language);
      if (!isPictureKey(key)) throw refuseIn("picture_unknown", language);
      const format = formatFor(request.headers.accept);
      const picture = await store.find({ key, width, format });
      if (picture === null) throw refuseIn("picture_unknown", language);
      const { etag } = picture;
      const cacheControl = `public, max-age=${maxAge}, immutable`;
      reply.header("vary", "Accept");
      if (matchesValidator(request.headers["if-none-match"], etag)) {
        return reply.status(304).header("etag", etag).header("cache-control", cacheControl).send();
      }
      try {
        const bytes = await picture.read();
        return reply
          .type(mediaTypes[format])
          .header("cache-control", cacheControl)
          .header("etag", etag)
          .send(bytes);
      } catch (error) {
        if (error instanceof PicturesBusy) throw refuseIn("pictures_busy", language, retryAfterSeconds);
        throw error;
      }
    },
  );
};
