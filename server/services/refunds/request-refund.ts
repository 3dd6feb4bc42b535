import { and, eq } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import { orders, refundRequests } from "../../db/schema";
import { orderStatusChanged } from "../orders/status-changed";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import { queueRefundDecision } from "./refund-autopilot";

export interface RefundWish {
  customerId: number;
  orderId: number;
  reason: string;
  /** Empty for none. */
  note: string;
  /** Paths of the photos that came with it. */
  photos: readonly string[];
}

/**
 * Asks for the money of the customer's own delivered and paid order. Refuses with 404 what is not theirs, and with 403
 * `refund` what is not delivered and paid, was asked before, or a shop that takes no requests.
 */
export async function requestRefund(
  tx: Transaction,
  context: ServerContext,
  { customerId, orderId, reason, note, photos }: RefundWish,
): Promise<void> {
  if (!(await readConfig(tx)).refund_active_status) throw refuse("refund_off");
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .for("update");
  if (!order) throw refuse("order_not_found");
  const asked = await tx.$count(refundRequests, eq(refundRequests.orderId, orderId));
  if (asked > 0) throw refuse("refund_asked");
  if (order.status !== "delivered" || order.paymentStatus !== "paid" || order.total <= 0)
    throw refuse("refund_early");
  const now = context.clock.now();
  await tx.insert(refundRequests).values({
    orderId,
    customerId,
    reason,
    note: note || null,
    photos: [...photos],
    amount: order.total,
    createdAt: now,
  });
  const [moved] = await tx
    .update(orders)
    .set({
      status: "refund_requested",
      reached: { ...order.reached, refund_requested: now.toISOString() },
      updatedAt: now,
    })
    .where(eq(orders.id, orderId))
    .returning();
  if (moved) await orderStatusChanged(tx, context, moved);
  await queueRefundDecision(tx, context, orderId);
}
