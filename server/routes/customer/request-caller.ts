import type { FastifyRequest } from "fastify";
import { coreError } from "../../core/errors";
import { type Texts, textsOf } from "../../locales";
import { networkAddressKey } from "../../plugins/rate-limit";
import { deviceName } from "../../services/auth/device-name";
import type { SignInOrigin } from "../../services/auth/verification";
import type { ProfileCaller } from "../../services/customers/save-profile";
import type { Owner } from "../../services/owner/owner";
import type { Subscriber } from "../../services/push/subscriptions";

/** The caller of a route with `caller: "any"`: never anonymous there. */
export function ownerOf(request: FastifyRequest): Owner {
  const { caller } = request;
  if (caller.kind === "anonymous") throw coreError("unauthenticated");
  return caller.kind === "customer"
    ? { kind: "customer", customerId: caller.customerId }
    : { kind: "guest", guestId: caller.guestId };
}

/** The caller as the subscriber of a device, with the login that it belongs to. */
export function subscriberOf(request: FastifyRequest): Subscriber {
  const { caller } = request;
  return {
    owner: ownerOf(request),
    sessionHash: caller.kind === "customer" ? caller.tokenHash : null,
  };
}

/** Id of the signed-in customer, on routes with `caller: "customer"`. */
export function customerIdOf(request: FastifyRequest): number {
  if (request.caller.kind !== "customer") throw coreError("unauthenticated");
  return request.caller.customerId;
}

/** The signed-in customer with the hash of this login's token, on routes with `caller: "customer"`. */
export function loginOf({ caller }: FastifyRequest): { customerId: number; tokenHash: string } {
  if (caller.kind !== "customer") throw coreError("unauthenticated");
  return { customerId: caller.customerId, tokenHash: caller.tokenHash };
}

/** Language, network address and device of a sign-in. */
export function signInOriginOf(request: FastifyRequest): SignInOrigin {
  return {
    language: request.shop.language,
    address: networkAddressKey(request.ip),
    device: deviceName(request.headers["user-agent"]),
  };
}

/** The signed-in customer with network address and language, for what has to be proved or is answered by a code. */
export function profileCallerOf(request: FastifyRequest): ProfileCaller {
  const { address, language } = signInOriginOf(request);
  return { ...loginOf(request), address, language };
}

/** A message of success in the caller's language. */
export function messageFor(request: FastifyRequest, message: keyof Texts["messages"]): string {
  return textsOf(request.shop.language).messages[message];
}
