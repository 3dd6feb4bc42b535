/** Reads the contract's headers once a request: zone, module, language, position; the first three also from the address. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language, ServerContext, ShopHeaders } from "../context";
import { coreError } from "../core/errors";
import { defaultLanguage, languageFrom } from "../locales";
import { refreshLanguages } from "../services/languages/brought-languages";
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
export function positionFromHeaders(latitude: string, longitude: string): ShopHeaders["position"] {
  if (latitude.trim() === "" || longitude.trim() === "") return null;
  const [lat, lng] = [Number(latitude), Number(longitude)];
  // The flattened map has no end at the poles, and there are no deliveries.
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
}

/** The headers with the zone, module and language of a request. */
const scopeHeaders = ["zoneid", "moduleid", "x-localization"] as const;
type ScopeHeader = (typeof scopeHeaders)[number];

/** Query parameter with the three of them, as X-Shop-Scope has them, for caches that know an answer by its address alone. */
const scopeParameter = "shop_scope";

type AddressScope = Record<ScopeHeader, string>;

/** The scope in the address; null without one. Zones hold commas themselves. */
function readAddressScope(query: unknown): AddressScope | null {
  const text = (query as Record<string, unknown> | null)?.[scopeParameter];
  const parts = typeof text === "string" ? /^(.*),([^,]*),([^,]*)$/.exec(text) : null;
  if (parts === null) return null;
  const [, zoneid = "", moduleid = "", language = ""] = parts;
  return { zoneid, moduleid, "x-localization": language };
}

/** Read once, before validation takes away what no schema names. */
const addressScopes = new WeakMap<FastifyRequest, AddressScope | null>();

function scopeOfAddress(request: FastifyRequest): AddressScope | null {
  const known = addressScopes.get(request);
  if (known !== undefined) return known;
  const read = readAddressScope(request.query);
  addressScopes.set(request, read);
  return read;
}

/** A value of the scope: the header, or where a cache in between has left it out, the address. */
function scopeValue(request: FastifyRequest, name: ScopeHeader): string | null {
  return header(request, name) ?? (scopeOfAddress(request)?.[name] || null);
}

const scopeOf = (request: FastifyRequest): string =>
  scopeHeaders.map((name) => scopeValue(request, name) ?? "").join();

/** Longer headers than the page ever sends are not repeated. */
const maxScopeLength = 500;

/**
 * The response repeats the zone, module and language of its request, so that a page notices when a cache in between gives it
 * another one's response. Those not sent are empty.
 */
function repeatScope(request: FastifyRequest, reply: FastifyReply): void {
  const scope = scopeOf(request);
  if (scope.length <= maxScopeLength) reply.header("x-shop-scope", scope);
}

/**
 * Whether the address alone decides the response: its scope is that of the headers, so that nobody can put one zone's answer
 * under another's address, and the shopper's position, which no address may hold, was not read.
 */
export function isSameForAddress(request: FastifyRequest): boolean {
  const named = scopeOfAddress(request);
  const agrees =
    named !== null && scopeHeaders.every((name) => (scopeValue(request, name) ?? "") === named[name]);
  return agrees && !usedPositions.has(request);
}

/** Requests whose position was looked at, also where they have none. */
const usedPositions = new WeakSet<FastifyRequest>();

type ReadOnce = Omit<ShopHeaders, "position">;

/**
 * The headers of one request. A class, because a getter in an object literal would be a new shape at every request, which the
 * engine moves to its long-lived objects together with the whole request.
 */
class RequestedShop implements ShopHeaders {
  readonly zoneIds: ShopHeaders["zoneIds"];
  readonly module: ShopHeaders["module"];
  readonly language: Language;
  readonly #request: FastifyRequest;
  readonly #position: ShopHeaders["position"];

  constructor(request: FastifyRequest, read: ReadOnce, position: ShopHeaders["position"]) {
    this.zoneIds = read.zoneIds;
    this.module = read.module;
    this.language = read.language;
    this.#request = request;
    this.#position = position;
  }

  get position(): ShopHeaders["position"] {
    usedPositions.add(this.#request);
    return this.#position;
  }
}

/** Language of the response: X-localization, English by default. */
export function languageOf(request: FastifyRequest): Language {
  return languageFrom(scopeValue(request, "x-localization"));
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
    const zone = scopeValue(request, "zoneid");
    const module = scopeValue(request, "moduleid")?.trim() || null;
    await refreshLanguages(context.database, scopeValue(request, "x-localization"));
    const position = positionFromHeaders(
      header(request, "latitude") ?? "",
      header(request, "longitude") ?? "",
    );
    const read: ReadOnce = {
      zoneIds: zone === null ? null : parseZoneIds(zone),
      module: module === null || module.length > 191 ? null : await findModule(module),
      language: languageOf(request),
    };
    const shop = new RequestedShop(request, read, position);
    Object.defineProperty(request, "shop", { value: shop });
    if (needs.includes("zone") && shop.zoneIds === null) {
      throw coreError(zone === null ? "zoneMissing" : "zoneInvalid");
    }
    if (needs.includes("module") && shop.module === null) {
      throw coreError(module === null ? "moduleMissing" : "moduleUnknown");
    }
    if (needs.includes("position") && position === null) throw coreError("positionMissing");
  });
}
