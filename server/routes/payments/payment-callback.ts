import type { FastifyRequest } from "fastify";
import { readCallback } from "../../services/payments/return-address";
import { type Refusal, refuse } from "../../services/refusals";

/** Letters of an origin in the log: strangers can send any. */
const maxOriginLength = 200;

const originOf = (callback: unknown): string =>
  typeof callback === "string" && URL.canParse(callback)
    ? new URL(callback).origin.slice(0, maxOriginLength)
    : "none";

/** Shoppers cannot change the shop's addresses: which settings are wrong is told to the operator alone. */
export function refuseCallback(request: FastifyRequest, callback: unknown): Refusal {
  request.log.warn(
    { origin: originOf(callback) },
    "A payment could not be started: set PUBLIC_URL or CORS_ORIGINS to the address that shoppers open.",
  );
  return refuse("payment_callback");
}

/** Where a payment leads back to, in its canonical form. Refuses what leads elsewhere. */
export function requireCallback(request: FastifyRequest, callback: unknown): string {
  const own = readCallback(callback, request.server.context.settings);
  if (own === null) throw refuseCallback(request, callback);
  return own;
}
