import type { FastifyRequest } from "fastify";
import { coreError } from "../../errors";
import { addressKey } from "../../plugins/limits";
import type { SignInCircumstances } from "../../services/auth/sign-in";
import type { Owner } from "../../services/cart/owner";

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
export function circumstancesOf(request: FastifyRequest): SignInCircumstances {
  return { language: request.shop.language, address: addressKey(request.ip) };
}

/** A text in the caller's language. */
export function inCallersLanguage(request: FastifyRequest, en: string, ar: string): string {
  return request.shop.language === "ar" ? ar : en;
}
