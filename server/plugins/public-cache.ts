/**
 * Public reads carry a validator and browsers revalidate them; caches in front of the server may answer those that are known by
 * their address alone for a while. Everything else of the API is not cached.
 */
import { hash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { isSameForAddress } from "./shop-headers";
import { addVary } from "./vary";

const varying = ["zoneId", "moduleId", "X-localization", "Accept-Encoding"];

/**
 * Seconds that a shared cache answers for, and those in which it still answers while it asks again. Together less than the
 * shortest time that the page itself keeps what it has read; the page counts them in by the header Age.
 */
const shared = { maxAge: 30, whileRevalidating: 60 } as const;
const sharedCacheControl = `public, max-age=0, s-maxage=${shared.maxAge}, stale-while-revalidate=${shared.whileRevalidating}`;

/** Whether an If-None-Match header names this validator; weak comparison, as a read allows. */
export function matchesValidator(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = etag.replace(/^W\//, "");
  return header.split(",").some((part) => {
    const candidate = part.trim();
    return candidate === "*" || candidate.replace(/^W\//, "") === plain;
  });
}

/** ETag (weak: the same for each encoding), 304, Cache-Control and Vary for routes with `config.publicCache`. Registered before the routes. */
export function cachePublicReads(app: FastifyInstance): void {
  app.addHook("onRoute", ({ url, config }) => {
    if (config?.publicCache && config.caller) throw new Error(`${url} is public and asks who is asking.`);
  });
  app.addHook("onSend", async (request, reply, payload) => {
    if (!request.routeOptions.config.publicCache) {
      if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) {
        reply.header("cache-control", "no-store");
      }
      return payload;
    }
    addVary(reply, ...varying);
    if (reply.statusCode !== 200 || typeof payload !== "string") return payload;
    if (!reply.hasHeader("cache-control")) {
      const isShared = request.routeOptions.config.publicCache === "shared" && isSameForAddress(request);
      reply.header("cache-control", isShared ? sharedCacheControl : "no-cache");
    }
    const etag = `W/"${hash("sha256", payload, "base64url").slice(0, 27)}"`;
    reply.header("etag", etag);
    if (!matchesValidator(request.headers["if-none-match"], etag)) return payload;
    reply.status(304).removeHeader("content-type").removeHeader("content-length");
    return null;
  });
}
