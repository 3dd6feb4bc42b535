/** Who is asking: an opaque Bearer token, or the secret guest id of a guest. */
import { createHash } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Caller, ServerContext } from "../context";
import { customers, guests, sessions } from "../db/schema";
import { coreError } from "../errors";
import { guestIdLimit } from "../services/rate-limits/guest-id-limit";
import { networkAddressKey } from "./rate-limit";

/** A login ends when it was not used for this long (ms); its absolute end stands in its row. */
export const SESSION_IDLE_MS = 30 * 86_400_000;
/** `last_seen_at` is written at most this often (ms). */
const SEEN_INTERVAL_MS = 3_600_000;

declare module "fastify" {
  interface FastifyRequest {
    /** Set when the guest id of the request has joined an account: only what it did before may be repeated. */
    retiredGuest: { guestId: number; customerId: number } | null;
  }
}

const ANONYMOUS: Caller = { kind: "anonymous" };

/** The Bearer token, or null; `Bearer null` is what careless clients send for nobody. */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? null;
  return token === null || token === "null" || token === "undefined" || token.length > 512 ? null : token;
}

/** The guest id of a request: in the query of GET and DELETE, in the body of POST and PUT, each also in the other. */
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
  const tokenHash = createHash("sha256").update(token).digest("hex");
  const now = context.clock.now();
  const [row] = await context.database
    .select({ customerId: sessions.customerId, lastSeenAt: sessions.lastSeenAt, blocked: customers.blocked })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
      ),
    )
    .limit(1);
  if (!row || row.blocked) return null;
  const stale = new Date(now.getTime() - SEEN_INTERVAL_MS);
  if (row.lastSeenAt < stale) {
    await context.database
      .update(sessions)
      .set({ lastSeenAt: now })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, stale)));
  }
  return { kind: "customer", customerId: row.customerId, tokenHash };
}

/** Reads `request.caller` for routes with `config.caller`; 401 `auth-001` where nobody is known and somebody is needed. */
export function authenticate(app: FastifyInstance, context: ServerContext): void {
  app.decorateRequest("caller", { getter: () => ANONYMOUS });
  app.decorateRequest("retiredGuest", null);
  const misses = guestIdLimit(context);

  const guestOf = async (request: FastifyRequest): Promise<Caller> => {
    const guestId = guestIdOf(request);
    if (guestId === null) return ANONYMOUS;
    const address = networkAddressKey(request.ip);
    await misses.check(address);
    const [row] = await context.database
      .select({ joined: guests.joinedCustomerId })
      .from(guests)
      .where(eq(guests.id, guestId))
      .limit(1);
    if (!row) {
      await misses.count(address);
      return ANONYMOUS;
    }
    if (row.joined === null) return { kind: "guest", guestId };
    request.retiredGuest = { guestId, customerId: row.joined };
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
      // Whoever meant to act as a customer must not act as a guest without knowing it.
      if (need !== "optional") throw coreError("unauthenticated");
    }
    return need === "customer" ? ANONYMOUS : guestOf(request);
  };

  app.addHook("preValidation", async (request) => {
    const need = request.routeOptions.config.caller;
    if (!need) return;
    const caller = await callerOf(request, need);
    Object.defineProperty(request, "caller", { value: caller });
    if (need === "optional" || caller.kind !== "anonymous") return;
    // The repeat of something done before joining is judged by its key, in `replayForRetiredGuest`.
    if (request.retiredGuest && request.method !== "GET" && request.headers["idempotency-key"]) return;
    throw coreError("unauthenticated");
  });
}
