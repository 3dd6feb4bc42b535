import type { FastifyRequest } from "fastify";
import { coreError } from "../../errors";
import { networkAddressKey } from "../../plugins/rate-limit";
import type { SignInOrigin } from "../../services/auth/sign-in";
import type { Owner } from "../../services/owner/owner";

/** The caller of a route with `caller: "any"`: never anonymous there. */
export function ownerOf(request: FastifyRequest): Owner {
  if (request.caller.kind === "anonymous") throw coreError("unauthenticated");
  return request.caller;
}

/** Id of the signed-in customer, on routes with `caller: "customer"`. */
export function customerIdOf(request: FastifyRequest): number {
  if (request.caller.kind !== "customer") throw coreError("unauthenticated");
  return request.caller.customerId;
}

/** Language and network address of a sign-in. */
export function signInOriginOf(request: FastifyRequest): SignInOrigin {
  return { language: request.shop.language, address: networkAddressKey(request.ip) };
}

/** A text in the caller's language. */
export function inCallersLanguage(request: FastifyRequest, en: string, ar: string): string {
  return request.shop.language === "ar" ? ar : en;
}
