/** Identifies the caller by an opaque Bearer token or by a guest's secret id. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Caller, ServerContext } from "../context";
import { coreError } from "../core/errors";
import { findGuest } from "../services/auth/guests";
import { isOfRemovedAccount, touchSession } from "../services/auth/sessions";
import { guestIdLimit } from "../services/rate-limits/guest-id-limit";
import { networkAddressKey } from "./rate-limit";

declare module "fastify" {
  interface FastifyRequest {
    /** Set when the guest id has joined an account. Only requests that it made before may be repeated. */
    retiredGuest: { guestId: number; customerId: number } | null;
  }
}

const ANONYMOUS: Caller = { kind: "anonymous" };

/** The Bearer token or null. Some clients send `Bearer null` when nobody is signed in. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? null;
  return token === null || token === "null" || token === "undefined" || token.length > 512 ? null : token;
}

/** The guest id of a request. GET and DELETE look in the query first, POST and PUT in the body first. */
export function guestIdOf(request: Pick<FastifyRequest, "method" | "query" | "body">): number | null {
  const from = (values: unknown): unknown =>
    typeof values === "object" && values !== null ? (values as Record<string, unknown>).guest_id : undefined;
  const reads = request.method === "GET" || request.method === "DELETE" || request.method === "HEAD";
  const value = reads
    ? (from(request.query) ?? from(request.body))
    : (from(request.body) ?? from(request.query));
  const id = typeof value === "string" && /^\d{1,16}$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : null;
}

async function customerOf(context: ServerContext, token: string): Promise<Caller | null> {
  const session = await touchSession(context.database, token, context.clock.now());
  return session ? { kind: "customer", ...session } : null;
}

/** Reads `request.caller` for routes with `config.caller`; throws 401 where a caller is needed and none is known. */
export function authenticate(app: FastifyInstance, context: ServerContext): void {
  app.decorateRequest("caller", { getter: () => ANONYMOUS });
  app.decorateRequest("retiredGuest", null);
  const misses = guestIdLimit(context);

  const guestOf = async (request: FastifyRequest): Promise<Caller> => {
    const guestId = guestIdOf(request);
    if (guestId === null) return ANONYMOUS;
    const address = networkAddressKey(request.ip);
    await misses.check(address, guestId);
    const guest = await findGuest(context.database, guestId);
    if (!guest) {
      await misses.count(address);
      return ANONYMOUS;
    }
    misses.remember(address, guestId);
    if (guest.joinedCustomerId === null) return { kind: "guest", guestId };
    request.retiredGuest = { guestId, customerId: guest.joinedCustomerId };
    return ANONYMOUS;
  };

  const callerOf = async (
    request: FastifyRequest,
    need: "customer" | "any" | "optional",
  ): Promise<Caller> => {
    const token = bearerToken(request.headers.authorization);
    if (token !== null) {
      const customer = await customerOf(context, token);
      if (customer) return customer;
      // A caller who meant to be a customer must not act as a guest unknowingly.
      if (need !== "optional")
        throw coreError(
          (await isOfRemovedAccount(context.database, token)) ? "accountRemoved" : "unauthenticated",
        );
    }
    return need === "customer" ? ANONYMOUS : guestOf(request);
  };

  app.addHook("preValidation", async (request) => {
    const need = request.routeOptions.config.caller;
    if (!need) return;
    const caller = await callerOf(request, need);
    Object.defineProperty(request, "caller", { value: caller });
    if (need === "optional" || caller.kind !== "anonymous") return;
    // The repeat of something done before joining is decided by its key, in `replayForRetiredGuest`.
    if (request.retiredGuest && request.method !== "GET" && request.headers["idempotency-key"]) return;
    throw coreError("unauthenticated");
  });
}
