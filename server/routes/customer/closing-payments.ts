import type { FastifyReply, FastifyRequest } from "fastify";
import type { Transaction } from "../../context";
import { onceOnly } from "../../plugins/idempotency";
import type { Owner } from "../../services/owner/owner";
import { closeOwnPayments } from "../../services/payments/check-payment";

/**
 * Changes an order that may be at a gateway: what is open there is closed before, so that it cannot be paid meanwhile. What was
 * paid without anybody having told of it is found out by this.
 */
export async function closingPayments<T>(
  orderId: number,
  owner: Owner,
  request: FastifyRequest,
  reply: FastifyReply,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { context } = request.server;
  await closeOwnPayments(context, owner, orderId);
  return onceOnly(request, reply, change);
}
