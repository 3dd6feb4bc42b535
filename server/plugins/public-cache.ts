/** Public reads carry a validator and are revalidated; everything else of the API is not cached. */
import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { addVary } from "./vary";

const varying = ["zoneId", "moduleId", "X-localization", "Accept-Encoding"];

/** Whether an If-None-Match header names this validator; weak comparison, as a read allows. */
export function matchesValidator(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = etag.replace(/^W\//, "");
  return header.split(",").some((part) => {
    const candidate = part.trim();
    return candidate === "*" || candidate.replace(/^W\//, "") === plain;
  });
}

/** ETag (weak: the same for each encoding), 304, Cache-Control and Vary for routes with `config.publicCache`. */
export function cachePublicReads(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (!request.routeOptions.config.publicCache) {
      if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) {
        reply.header("cache-control", "no-store");
      }
      return payload;
    }
    addVary(reply, ...varying);
    if (reply.statusCode !== 200 || typeof payload !== "string") return payload;
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-cache");
    const etag = `W/"${createHash("sha256").update(payload).digest("base64url").slice(0, 27)}"`;
    reply.header("etag", etag);
    if (!matchesValidator(request.headers["if-none-match"], etag)) return payload;
    reply.status(304).removeHeader("content-type").removeHeader("content-length");
    return null;
  });
}
