/** Coarse limits in memory, a minute and address; 429 with Retry-After. What must hold exactly is counted in the database. */
import { isIPv6 } from "node:net";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ServerContext } from "../context";
import { coreError } from "../core/errors";

/** Some proxies write the port into X-Forwarded-For, which is another one for each connection. */
function withoutPort(ip: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(ip) ?? [];
  return inBrackets ?? ip.replace(/((?:^|:)\d+(?:\.\d+){3}):\d+$/, "$1");
}

/**
 * The key of one address: an IPv4 address, or an IPv6 /64 network, which is one home's. `ip` is undefined for a request whose
 * connection is already gone.
 */
export function networkAddressKey(ip: string | undefined): string {
  if (ip === undefined) return "";
  const plain = withoutPort(ip).replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = (plain.split("%")[0] ?? "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":")}::/64`;
}

/** Unknown addresses are requested by scanners, hardly ever by shoppers. */
export const NOT_FOUND_PER_MINUTE = 120;
const MINUTE = 60_000;

/** One in this many of an address's requests a minute may have rows of a page rendered. */
const REQUESTS_PER_RENDERING = 20;

/**
 * Tells whether a request may have first rows rendered, some 30 ms of the processor, and counts it. Beyond its limit an address
 * gets its documents without them: others behind the same address shut nobody out.
 */
export function limitRendering(
  app: FastifyInstance,
  { settings }: ServerContext,
): (request: FastifyRequest) => Promise<boolean> {
  const count = app.createRateLimit({
    max: Math.ceil(settings.requestsPerMinute / REQUESTS_PER_RENDERING),
    timeWindow: MINUTE,
    keyGenerator: (request) => networkAddressKey(request.ip),
  });
  return async (request) => {
    const limit = await count(request);
    return limit.isAllowed || !limit.isExceeded;
  };
}

export async function limitRequestRate(app: FastifyInstance, context: ServerContext): Promise<void> {
  app.addHook("onRoute", (route) => {
    const perMinute = route.config?.perMinute;
    if (perMinute !== undefined && route.config) {
      route.config = { ...route.config, rateLimit: { max: perMinute, timeWindow: MINUTE } };
    }
  });
  await app.register(rateLimit, {
    global: true,
    max: context.settings.requestsPerMinute,
    timeWindow: MINUTE,
    cache: 20_000,
    keyGenerator: (request) => networkAddressKey(request.ip),
    errorResponseBuilder: (_request, { ttl }) =>
      coreError("tooManyRequests", { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) }),
    addHeaders: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
      "retry-after": true,
    },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
  });
}
