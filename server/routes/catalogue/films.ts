/** Films of advertisements at the root. A part of a film may be asked for: some browsers play nothing otherwise. */
import { join } from "node:path";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@/contract/schema";
import { drawFilmFrame } from "../../../demo/art";
import { matchesValidator } from "../../plugins/public-cache";
import { openFilmStore } from "../../services/films/film-store";
import { refuseIn } from "./refusals";

/** A week, s: the name of a film stays when its drawing changes. */
const keptFor = 604_800;
const addressPattern = /^([a-z]{1,20})\/([1-9])\.webm$/;

/**
 * What a Range header with one range of bytes asks for; null for none or one that is not understood (the whole is
 * answered), "none" for a range that lies outside.
 */
export function askedRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | "none" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? "none" : { start, end };
}

export const filmRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const store = openFilmStore({
    folder: join(app.context.settings.dataFolder, "films"),
    draw: drawFilmFrame,
  });

  app.get(
    "/films/*",
    { schema: { params: Type.Object({ "*": Type.String({ maxLength: 60 }) }) }, compress: false },
    async (request, reply) => {
      const [, kind, number] = addressPattern.exec(request.params["*"]) ?? [];
      const found = kind === undefined ? null : await store.read(`${kind}/${number}`);
      if (found === null) throw refuseIn("film_unknown", request.shop.language);
      const { bytes, etag } = found;
      reply
        .type("video/webm")
        .header("etag", etag)
        .header("accept-ranges", "bytes")
        .header("cache-control", `public, max-age=${keptFor}`);
      if (matchesValidator(request.headers["if-none-match"], etag)) return reply.status(304).send();
      const range = askedRange(request.headers.range, bytes.length);
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
