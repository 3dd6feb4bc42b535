/** The operator's decisions on requests for refunds. */
import { asc, eq } from "drizzle-orm";
import type { OrderStatus } from "@/contract";
import { type Minor, toMajor, toMinor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../context";
import { type OrderRow, orders, refundRequests } from "../../db/schema";
import { transact } from "../../db/transact";
import { checkRefundStep, type ReturnedTo, returnPayment } from "../orders/return-payment";
import { reverseRewards } from "../orders/reverse-rewards";
import { orderStatusChanged } from "../orders/status-changed";
import { refuse } from "../refusals";
import { checkAmounts } from "../settings/exact-amounts";
import { readDigits } from "../settings/shop-view";

type RefundRow = typeof refundRequests.$inferSelect;

/** The order and its open request, both locked. Refuses with 404 what there is not. */
async function lockRequest(
  tx: Transaction,
  orderId: number,
): Promise<{ order: OrderRow; request: RefundRow }> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  const [request] = await tx
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.orderId, orderId))
    .for("update");
  if (!order || !request) throw refuse("refund_unknown");
  if (request.state !== "pending") throw refuse("refund_decided");
  return { order, request };
}

async function moveOrder(tx: Transaction, context: ServerContext, order: OrderRow, status: OrderStatus) {
  const now = context.clock.now();
  const [moved] = await tx
    .update(orders)
    .set({ status, reached: { ...order.reached, [status]: now.toISOString() }, updatedAt: now })
    .where(eq(orders.id, order.id))
    .returning();
  if (moved) await orderStatusChanged(tx, context, moved);
}

/** How a refund was approved; the amount in major units. */
export interface ApprovedRefund {
  amount: number;
  returnedTo: ReturnedTo;
  paymentMethod: string;
}

/**
 * Gives the money back in the transaction of the caller, all of it unless an amount (major units) is named. Refuses with 403
 * `amount` more than was asked.
 */
export async function giveRefund(
  tx: Transaction,
  context: ServerContext,
  orderId: number,
  amount: number | null,
): Promise<ApprovedRefund> {
  const { order, request } = await lockRequest(tx, orderId);
  const digits = await readDigits(tx);
  if (amount !== null) await checkAmounts(tx, [["The amount", amount]]);
  const credit: Minor = amount === null ? request.amount : toMinor(amount, digits);
  if (credit <= 0 || credit > request.amount) throw refuse("refund_amount");
  return payBack(tx, context, { order, requestId: request.id, credit });
}

/** Gives an amount of a locked order back (minor units) and writes that down with its request, in the transaction of the caller. */
export async function payBack(
  tx: Transaction,
  context: ServerContext,
  { order, requestId, credit }: { order: OrderRow; requestId: number; credit: Minor },
): Promise<ApprovedRefund> {
  await checkRefundStep(tx, context, order, credit);
  const now = context.clock.now();
  const returnedTo = await returnPayment(tx, context, order, credit, now);
  await tx
    .update(refundRequests)
    .set({ state: "approved", amount: credit, decidedAt: now, returnedTo })
    .where(eq(refundRequests.id, requestId));
  // Out of what has come back, where a gift was spent.
  await reverseRewards(tx, order, credit, now);
  await moveOrder(tx, context, order, "refunded");
  const amount = toMajor(credit, await readDigits(tx));
  return { amount, returnedTo, paymentMethod: order.paymentMethod };
}

/** Gives the money back as `giveRefund` does, in a transaction of its own. */
export const approveRefund = (
  context: ServerContext,
  orderId: number,
  amount: number | null,
): Promise<ApprovedRefund> => transact(context.database, (tx) => giveRefund(tx, context, orderId, amount));

/** Declines a request in the transaction of the caller; `answer` is what the customer reads, empty for nothing. */
export async function turnDownRefund(
  tx: Transaction,
  context: ServerContext,
  orderId: number,
  answer: string,
): Promise<void> {
  const { order, request } = await lockRequest(tx, orderId);
  await tx
    .update(refundRequests)
    .set({ state: "rejected", answer: answer || null, decidedAt: context.clock.now() })
    .where(eq(refundRequests.id, request.id));
  await moveOrder(tx, context, order, "refund_request_canceled");
}

/** Declines a request as `turnDownRefund` does, in a transaction of its own. */
export const rejectRefund = (context: ServerContext, orderId: number, answer: string): Promise<void> =>
  transact(context.database, (tx) => turnDownRefund(tx, context, orderId, answer));

/** A request that waits for a decision; the amount in major units. */
export interface OpenRefund {
  orderId: number;
  amount: number;
  paymentMethod: string;
  reason: string;
  note: string | null;
  photos: string[];
  askedAt: string;
}

/** The requests that wait, oldest first; a hundred at most. */
export async function listOpenRefunds({ database }: ServerContext): Promise<OpenRefund[]> {
  const digits = await readDigits(database);
  const rows = await database
    .select({ request: refundRequests, paymentMethod: orders.paymentMethod })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(eq(refundRequests.state, "pending"))
    .orderBy(asc(refundRequests.createdAt))
    .limit(100);
  return rows.map(({ request, paymentMethod }) => ({
    orderId: request.orderId,
    amount: toMajor(request.amount, digits),
    paymentMethod,
    reason: request.reason,
    note: request.note,
    photos: request.photos,
    askedAt: request.createdAt.toISOString(),
  }));
}
