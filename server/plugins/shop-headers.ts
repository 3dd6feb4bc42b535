/** Reads the contract's headers once a request: zone, module, language, position. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language, ServerContext, ShopHeaders } from "../context";
import { coreError } from "../errors";
import { defaultLanguage, languageFrom } from "../locales";
import { moduleFinder } from "../services/modules/module-finder";

const MAX_ZONES = 50;

/** The zoneId header as it is given by get-zone-id: a JSON array of ids. Null for anything else, a bare number too. */
export function parseZoneIds(header: string): number[] | null {
  let value: unknown;
  try {
    value = JSON.parse(header);
  } catch {
    return null;
  }
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_ZONES) return null;
  const ids = value.map(Number);
  const valid = ids.every((id) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647);
  return valid ? [...new Set(ids)] : null;
}

/** Latitude and longitude headers; null when missing or out of range. */
export function parsePosition(latitude: string, longitude: string): ShopHeaders["position"] {
  if (latitude.trim() === "" || longitude.trim() === "") return null;
  const [lat, lng] = [Number(latitude), Number(longitude)];
  // The flattened map has no end at the poles, and there are no deliveries.
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
}

/** Longer headers than the page ever sends are not repeated. */
const maxScopeLength = 500;

/**
 * The response says which zone, module and language it was asked for, so that a page notices when a cache in between gives
 * it the response of another one. What was not sent is empty.
 */
function repeatScope(request: FastifyRequest, reply: FastifyReply): void {
  const scope = ["zoneid", "moduleid", "x-localization"].map((name) => header(request, name) ?? "").join();
  if (scope.length <= maxScopeLength) reply.header("x-shop-scope", scope);
}

/** Language of the response: X-localization, English by default. */
export function languageOf(request: FastifyRequest): Language {
  return languageFrom(header(request, "x-localization"));
}

/** Sets `request.shop`; throws 403 errors[zoneId], errors[moduleId] or errors[latitude] where a route needs them. */
export function readShopHeaders(app: FastifyInstance, context: ServerContext): void {
  const findModule = moduleFinder(context.database);
  const nothing: ShopHeaders = { zoneIds: null, module: null, language: defaultLanguage, position: null };
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/api/")) repeatScope(request, reply);
  });
  app.decorateRequest("shop", { getter: () => nothing });
  app.addHook("preValidation", async (request) => {
    const { needs = [] } = request.routeOptions.config;
    const zone = header(request, "zoneid");
    const module = header(request, "moduleid")?.trim() || null;
    const shop: ShopHeaders = {
      zoneIds: zone === null ? null : parseZoneIds(zone),
      module: module === null || module.length > 191 ? null : await findModule(module),
      language: languageOf(request),
      position: parsePosition(header(request, "latitude") ?? "", header(request, "longitude") ?? ""),
    };
    Object.defineProperty(request, "shop", { value: shop });
    if (needs.includes("zone") && shop.zoneIds === null) {
      throw coreError(zone === null ? "zoneMissing" : "zoneInvalid");
    }
    if (needs.includes("module") && shop.module === null) {
      throw coreError(module === null ? "moduleMissing" : "moduleUnknown");
    }
    if (needs.includes("position") && shop.position === null) throw coreError("positionMissing");
  });
}
