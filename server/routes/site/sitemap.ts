/** robots.txt and sitemaps, at the root. */
import { Readable } from "node:stream";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ownPagesSitemap,
  type SitemapKind,
  type SitemapPage,
  sitemapIndex,
  sitemapPage,
  sitemapPages,
} from "../../services/page-head/sitemap";

/** The index reads every item, so it is cached for ten minutes, ms. */
const indexMaxAgeMs = 600_000;
const HOUR = 3600;

/** Pages that belong to one person. The API stays allowed: search engines run the page, which asks it for its content. */
const personal = [
  "/checkout",
  "/profile",
  "/chatting",
  "/interest",
  "/forgot-password",
  "/invoice/",
  "/rate-and-review/",
  "/share-place",
  "/track-order",
  "/wishlist",
];

export const siteRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, settings, clock } = app.context;
  const origin = settings.publicUrl;
  let cached: { pages: Promise<SitemapPage[]>; readAt: number } | null = null;

  function pages(): Promise<SitemapPage[]> {
    const now = clock.now().getTime();
    if (cached === null || Math.abs(now - cached.readAt) >= indexMaxAgeMs) {
      const counted = sitemapPages(database);
      cached = { pages: counted, readAt: now };
      // A failed count is not cached.
      counted.catch(() => {
        cached = null;
      });
    }
    return cached.pages;
  }

  app.get("/robots.txt", { schema: { hide: true } }, (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", `public, max-age=${HOUR}`)
      .send(
        [
          "User-agent: *",
          ...personal.map((path) => `Disallow: ${path}`),
          "Allow: /",
          "",
          `Sitemap: ${origin}/sitemap.xml`,
          "",
        ].join("\n"),
      ),
  );

  app.get("/sitemap.xml", { schema: { hide: true }, config: { perMinute: 60 } }, async (_request, reply) => {
    const index = sitemapIndex(origin, await pages());
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", `public, max-age=${HOUR}`)
      .send(index);
  });

  app.get<{ Params: { kind: string; page: string } }>(
    "/sitemap-:kind(^pages|stores|categories|items)-:page(^\\d{1,6}).xml",
    { schema: { hide: true }, config: { perMinute: 120 } },
    async (request, reply) => {
      const { kind } = request.params;
      const page = Number(request.params.page);
      if (kind === "pages" && page !== 1) return reply.callNotFound();
      const parts =
        kind === "pages"
          ? [ownPagesSitemap(origin)]
          : await sitemapPage(database, origin, kind as SitemapKind, page);
      if (parts === null) return reply.callNotFound();
      return reply
        .type("application/xml; charset=utf-8")
        .header("cache-control", `public, max-age=${HOUR}`)
        .send(Readable.from(parts));
    },
  );
};
