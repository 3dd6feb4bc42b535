/** Runs a change once for each Idempotency-Key: section "Doing things once" of the contract. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServerContext, Transaction } from "../context";
import { coreError } from "../core/errors";
import { transact } from "../db/transact";
import {
  claimKey,
  type KeyScope,
  storedResponse,
  storeResponse,
} from "../services/idempotency/idempotency-keys";
import { ownerName } from "../services/owner/owner";
import { requestFingerprint } from "./idempotency-fingerprint";

export interface OnceOptions<T> {
  /** The caller's name where it is neither a customer nor a guest. */
  callerName?: string;
  /** A repeat returns this instead of the stored response: the state as it is now (cart calls). */
  current?: (tx: Transaction) => Promise<T>;
}

const KEY = /^[\x21-\x7e]{8,255}$/;

/** A failure that the handler returned instead of throwing: its effects are rolled back too. */
class FailedResponse extends Error {
  constructor(readonly body: unknown) {
    super("The response is a failure.");
  }
}

function keyOf(request: FastifyRequest): string | null {
  const header = request.headers["idempotency-key"];
  if (header === undefined || header === "") return null;
  if (typeof header !== "string" || !KEY.test(header)) throw coreError("keyInvalid");
  return header;
}

function scopeOf(request: FastifyRequest, callerName: string | undefined): KeyScope | null {
  const key = keyOf(request);
  const { caller } = request;
  const name = callerName ?? (caller.kind === "anonymous" ? undefined : ownerName(caller));
  if (key === null || name === undefined) return null;
  return { caller: name, key, fingerprint: requestFingerprint(request) };
}

/** 203 and a body with `errors` are failures, whatever the status says. */
function isFailure(status: number, body: unknown): boolean {
  const errors = typeof body === "object" && body !== null && "errors" in body && body.errors !== undefined;
  return status === 203 || status < 200 || status >= 300 || errors;
}

/**
 * Runs a change in one transaction, exactly once for each Idempotency-Key. The handler gets the transaction, may set the
 * reply's status, and returns the body; it may run again after a deadlock, so it must do nothing outside of the
 * transaction (no network, no hashing, no mail: queue jobs). An error or a failing response rolls everything back and stores
 * no key. Without the header it only opens the transaction.
 */
export async function onceOnly<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  handler: (tx: Transaction) => Promise<T>,
  options: OnceOptions<T> = {},
): Promise<T> {
  const { context } = request.server;
  const scope = scopeOf(request, options.callerName);
  const before = reply.statusCode;
  let replayed: number | null = null;
  const run = async (tx: Transaction): Promise<T> => {
    replayed = null;
    reply.status(before);
    const key = scope === null ? null : await claimKey(tx, scope, context.clock.now());
    if (key !== null && "stored" in key) {
      replayed = key.stored.status;
      // The stored body is what this handler returned before.
      return options.current ? options.current(tx) : (key.stored.body as T);
    }
    const body = await handler(tx);
    if (isFailure(reply.statusCode, body)) throw new FailedResponse(body);
    if (key !== null) await storeResponse(tx, key.claimed, { status: reply.statusCode, body });
    return body;
  };
  try {
    const body = await transact(context.database, run);
    if (replayed !== null) reply.status(replayed).header("idempotent-replayed", "true");
    return body;
  } catch (error) {
    if (error instanceof FailedResponse) return error.body as T;
    throw error;
  }
}

/** Thrown at the end of a rehearsal to undo everything. */
class Rehearsed extends Error {}

/**
 * Runs a change as `onceOnly` would and undoes it. Null where it would be made; otherwise the response that it ends with: a repeat's
 * stored one, or a failure that the handler returned. Throws what the handler throws.
 */
export async function rehearse<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  handler: (tx: Transaction) => Promise<T>,
): Promise<{ response: T } | null> {
  const before = reply.statusCode;
  let isMade = false;
  try {
    const response = await onceOnly(request, reply, async (tx) => {
      const body = await handler(tx);
      if (isFailure(reply.statusCode, body)) return body;
      isMade = true;
      throw new Rehearsed("Nothing of it is kept.");
    });
    return { response };
  } catch (error) {
    if (!(error instanceof Rehearsed && isMade)) throw error;
    reply.status(before);
    return null;
  }
}

/**
 * The repeat of what a guest did before joining an account, sent with the retired guest id: its stored response is sent, since
 * the key went to the account. Anything else that a retired guest sends is 401.
 */
export function replayForRetiredGuest(app: FastifyInstance, context: ServerContext): void {
  app.decorateRequest("fileDigests", null);
  app.addHook("preHandler", async (request, reply) => {
    const retired = request.retiredGuest;
    if (!retired || request.caller.kind !== "anonymous" || request.routeOptions.config.caller !== "any")
      return;
    const key = keyOf(request);
    const fingerprint = requestFingerprint(request);
    const stored =
      key === null
        ? null
        : await storedResponse(context.database, {
            caller: ownerName({ kind: "customer", customerId: retired.customerId }),
            key,
            fingerprint,
          });
    if (stored === null) throw coreError("unauthenticated");
    return reply.status(stored.status).header("idempotent-replayed", "true").send(stored.body);
  });
}
