/** Tells whether two requests are the same: route, fields, files, zone and module count; caller and expectations do not. */
import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** SHA-256 of each uploaded file by field name, set by routes that take files before they call `onceOnly`. */
    fileDigests: Record<string, string> | null;
  }
}

/** A guest's repeat may come from the customer they became, so the id says nothing about what is done. */
const LEFT_OUT = new Set(["guest_id", "_method"]);

/** JSON with sorted keys and no undefined fields. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`);
  return `{${fields.join(",")}}`;
}

function fieldsOf(values: unknown): unknown {
  if (typeof values !== "object" || values === null || Array.isArray(values)) return values ?? {};
  return Object.fromEntries(Object.entries(values).filter(([name]) => !LEFT_OUT.has(name)));
}

/** Hash of what a request does, after validation. */
export function requestFingerprint(request: FastifyRequest): string {
  const { method, url } = request.routeOptions.config.canonical ?? {
    method: request.method,
    url: request.routeOptions.url,
  };
  const query = fieldsOf(request.query);
  const body = fieldsOf(request.body);
  // A DELETE sent as POST carries in its body what the other carries in its query.
  const fields = method === "DELETE" ? [{ ...(query as object), ...(body as object) }] : [query, body];
  const parts = [
    method,
    url,
    request.params,
    fields,
    request.fileDigests ?? {},
    request.shop.zoneIds,
    request.shop.module?.id ?? null,
  ];
  return createHash("sha256").update(canonicalJson(parts)).digest("hex");
}
