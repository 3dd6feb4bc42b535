/** Films of advertisements. Ranges are served, because some browsers play nothing without them. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@/contract/schema";
import { matchesValidator } from "../../plugins/public-cache";
import { refuseIn } from "../../services/refusals/catalogue-refusals";
import { requestedRange } from "./requested-range";

/** A week, s: an address stays when its film changes. */
const maxAge = 604_800;

export const filmRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    "/films/*",
    { schema: { params: Type.Object({ "*": Type.String({ maxLength: 60 }) }) }, compress: false },
    async (request, reply) => {
      const [, key] = /^(.+)\.webm$/.exec(request.params["*"]) ?? [];
      const film = key === undefined ? null : await app.context.films.read(key);
      if (film === null) throw refuseIn("film_unknown", request.shop.language);
      const { bytes, etag } = film;
      reply
        .type("video/webm")
        .header("etag", etag)
        .header("accept-ranges", "bytes")
        .header("cache-control", `public, max-age=${maxAge}`);
      if (matchesValidator(request.headers["if-none-match"], etag)) return reply.status(304).send();
      const range = requestedRange(request.headers.range, bytes.length);
      if (range === null) return reply.send(bytes);
      if (range === "none") {
        return reply.status(416).header("content-range", `bytes */${bytes.length}`).send();
      }
      return reply
        .status(206)
        .header("content-range", `bytes ${range.start}-${range.end}/${bytes.length}`)
        .send(bytes.subarray(range.start, range.end + 1));
    },
  );
};
