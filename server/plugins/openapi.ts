/** The API described: OpenAPI from the routes' schemas, and a page of it for people, with no script and no other host. */
import { createHash } from "node:crypto";
import swagger from "@fastify/swagger";
import type { FastifyInstance, FastifySchema } from "fastify";
import { apiDocsPage, apiDocsStyle } from "./api-docs-page";

export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.0.3",
      info: {
        title: "Doorstep API",
        version: "1.0.0",
        description:
          "The contract between the storefront and a backend. Money is in major units, times are ISO 8601 in UTC, " +
          "`offset` of a page is its number from 1. Errors are `{errors:[{code, message}]}`.",
      },
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer" },
          operator: {
            type: "http",
            scheme: "bearer",
            description: "A login of the shop's board, or a key of another system.",
          },
          guest: { type: "apiKey", in: "query", name: "guest_id" },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const caller = route.config?.caller;
      const security =
        caller === undefined
          ? route.config?.operator
            ? { security: [{ operator: [] }] }
            : {}
          : { security: [{ bearer: [] }, ...(caller === "customer" ? [] : [{ guest: [] }])] };
      // "/api/v1/customer/cart/add" belongs to the group "customer/cart".
      const [, , , ...parts] = url.split("/");
      const group = parts.slice(0, parts[0] === "customer" ? 2 : 1).filter((part) => !/[:*]/.test(part));
      const described = { tags: [group.join("/") || "other"], ...security, ...(schema as FastifySchema) };
      return { schema: described as FastifySchema, url };
    },
  });
}

/** Registered after the routes' plugins, which it describes. */
export function serveApiDocs(app: FastifyInstance): void {
  const schema = { hide: true };
  const styleHash = createHash("sha256").update(apiDocsStyle).digest("base64");
  let page: string | null = null;
  app.get("/api/v1/openapi.json", { schema, config: { publicCache: "shared" } }, async () => app.swagger());
  app.get("/api/v1/docs", { schema, config: { publicCache: "shared" } }, async (_request, reply) => {
    page ??= apiDocsPage(app.swagger() as never);
    reply
      .type("text/html; charset=utf-8")
      .header(
        "content-security-policy",
        `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
    return page;
  });
}
