import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@/contract/schema";
import { coreError } from "../../core/errors";
import { readPhoto } from "../../services/photos/photo-files";

/** A year, in seconds: another photo has another address. */
const maxAge = 31_536_000;

/** Photos that shoppers have sent. Who knows an address may read it, as an <img> sends no token; no shared cache keeps one. */
export const photoRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    "/photos/:name",
    { schema: { params: Type.Object({ name: Type.String({ maxLength: 64 }) }) }, compress: false },
    async (request, reply) => {
      const photo = await readPhoto(app.context.settings, request.params.name);
      if (photo === null) throw coreError("notFound");
      return reply
        .type("image/webp")
        .header("cache-control", `private, max-age=${maxAge}, immutable`)
        .send(photo);
    },
  );
};
