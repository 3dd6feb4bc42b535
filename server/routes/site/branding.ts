/** The shop's branding: for the worker, which keeps it for times without a network, its icons, and the texts of its languages. */
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "@/contract/schema";
import { brandingPath } from "@/domain/branding/branding";
import { matchesValidator } from "../../plugins/public-cache";
import { brandIcon } from "../../services/branding/brand-icons";
import { readBranding } from "../../services/branding/read-branding";
import { loadLanguages, refreshLanguages } from "../../services/languages/brought-languages";
import { pageLanguagesOfShop } from "../../services/languages/page-texts";
import { staffLanguages, staffPrograms } from "../../services/languages/staff-texts";

/** Seconds. */
const YEAR = 31_536_000;
const MINUTE = 60;

export const brandingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { context } = app;

  app.get(brandingPath, { schema: { hide: true }, config: { perMinute: 120 } }, async (request, reply) => {
    const { branding } = await readBranding(context);
    const etag = `"${branding.version || "build"}"`;
    reply.header("cache-control", "no-cache").header("etag", etag);
    if (matchesValidator(request.headers["if-none-match"], etag)) return reply.status(304).send();
    return reply.type("application/json; charset=utf-8").send(JSON.stringify(branding));
  });

  for (const program of staffPrograms) {
    app.get(
      `/texts/${program}.json`,
      { schema: { hide: true }, config: { perMinute: 120 } },
      async (_, reply) => {
        await refreshLanguages(context.database, null);
        return reply.header("cache-control", "no-cache").send(staffLanguages(program));
      },
    );
  }

  app.get(
    "/texts/:version/:file",
    {
      schema: {
        hide: true,
        params: Type.Object({
          version: Type.String({ pattern: "^[\\w-]{16}$" }),
          file: Type.String({ pattern: "^[a-z]{2}\\.json$" }),
        }),
      },
      config: { perMinute: 120 },
    },
    async (request, reply) => {
      const { version, file } = request.params;
      const code = file.slice(0, 2);
      const find = () => {
        const language = pageLanguagesOfShop().get(code);
        return language?.version === version ? language : null;
      };
      // Another process may have taken it in a moment ago.
      const language = find() ?? (await loadLanguages(context.database).then(find));
      if (language === null) return reply.callNotFound();
      return reply
        .type("application/json; charset=utf-8")
        .header("cache-control", `public, max-age=${YEAR}, immutable`)
        .send(language.json);
    },
  );

  app.get(
    "/icons/:version/:file",
    {
      schema: {
        hide: true,
        params: Type.Object({
          version: Type.String({ pattern: "^[0-9a-f]{16}$" }),
          file: Type.String({ maxLength: 40 }),
        }),
      },
      config: { perMinute: 300 },
      // The bytes are compressed already.
      compress: false,
    },
    async (request, reply) => {
      const { version, file } = request.params;
      const icon = await brandIcon(context, file, version);
      if (icon === null) return reply.callNotFound();
      return reply
        .type(icon.type)
        .header(
          "cache-control",
          icon.isCurrent ? `public, max-age=${YEAR}, immutable` : `public, max-age=${MINUTE}`,
        )
        .send(icon.bytes);
    },
  );
};
