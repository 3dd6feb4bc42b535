import { and, eq } from "drizzle-orm";
import type { CancelOrderRequest, SwitchPaymentRequest } from "@/contract/calls/orders";
import { cancelableStatuses } from "@/domain/order-statuses";
import { countsStock } from "@/domain/quantity-limits";
import type { ServerContext, Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { modules, orderLines, orders, zones } from "../../db/schema";
import { returnCouponUse } from "../coupons/usable-coupon";
import { type Owner, ownedBy } from "../owner/owner";
import { refuse } from "../refusals";
import { readShopRules } from "../settings/shop-rules";
import { moveWallet } from "../wallet/wallet-movements";
import { queueNextStep } from "./autopilot-steps";
import { orderStatusChanged } from "./status-changed";
import { returnStock } from "./stock";

/** The reason with which the specification's page cancels through payment-method. */
const paymentCanceled = "Order payment canceled";

async function lockOwnOrder(tx: Transaction, owner: Owner, id: number): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(orders, owner)))
    .for("update");
  return order ?? null;
}

/** Cancels a held order: stock, coupon and what the wallet paid go back, and a push is queued. */
export async function cancelAndRestore(
  tx: Transaction,
  context: Pick<ServerContext, "jobs" | "settings" | "clock">,
  order: OrderRow,
  close: { now: Date; reason: string | null; note: string | null; by: string },
): Promise<OrderRow> {
  const [canceled] = await tx
    .update(orders)
    .set({
      status: "canceled",
      reached: { ...order.reached, canceled: close.now.toISOString() },
      cancelReason: close.reason,
      cancelNote: close.note,
      canceledBy: close.by,
      paymentStatus: order.paidFromWallet > 0 ? "unpaid" : order.paymentStatus,
      updatedAt: close.now,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!canceled) throw refuse("order_not_found");
  await returnToWallet(tx, order, close.now);
  if (order.couponId !== null) await returnCouponUse(tx, order.couponId);
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const [module] = await tx
    .select({ type: modules.type })
    .from(modules)
    .where(eq(modules.id, order.moduleId))
    .limit(1);
  await returnStock(tx, lines, countsStock(module?.type as Parameters<typeof countsStock>[0]));
  await orderStatusChanged(tx, context, canceled);
  return canceled;
}

/** Gives back what a wallet paid for an order. */
async function returnToWallet(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, customerId, paidFromWallet: credit } = order;
  if (customerId === null || credit === 0) return;
  await moveWallet(tx, { customerId, type: "order_refund", credit, orderId, now });
}

/** PUT /customer/order/cancel: pending and failed orders of the caller's own; a canceled one stays canceled. */
export async function cancelOrder(
  tx: Transaction,
  context: ServerContext,
  owner: Owner,
  body: CancelOrderRequest,
): Promise<void> {
  const reason = body.reason?.trim() || null;
  const note = body.note?.trim() || null;
  if (!reason && !note) throw refuse("reason_missing");
  const order = await lockOwnOrder(tx, owner, body.order_id);
  if (!order) throw refuse("order_unknown");
  if (order.status === "canceled") return;
  if (!cancelableStatuses.includes(order.status)) throw refuse("order_not_cancelable");
  await cancelAndRestore(tx, context, order, { now: context.clock.now(), reason, note, by: "customer" });
}

/** PUT /customer/order/payment-method: a failed, unpaid order becomes a pending one for cash. */
export async function switchToCash(
  tx: Transaction,
  context: ServerContext,
  owner: Owner,
  body: SwitchPaymentRequest,
): Promise<void> {
  if (body.reason?.trim() === paymentCanceled) {
    return cancelOrder(tx, context, owner, { order_id: body.order_id, reason: body.reason });
  }
  const order = await lockOwnOrder(tx, owner, body.order_id);
  if (!order) throw refuse("order_not_found");
  if (order.status !== "failed" || order.paymentStatus !== "unpaid") throw refuse("cash_switch");
  const rules = await readShopRules(tx);
  const [zone] = await tx.select().from(zones).where(eq(zones.id, order.zoneId)).limit(1);
  if (!rules.cashOnDelivery || !zone?.cashOnDelivery) throw refuse("cash_switch");
  const now = context.clock.now();
  const [moved] = await tx
    .update(orders)
    .set({
      status: "pending",
      paymentMethod: "cash_on_delivery",
      reached: { ...order.reached, pending: now.toISOString() },
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!moved) throw refuse("order_not_found");
  await orderStatusChanged(tx, context, moved);
  await queueNextStep(tx, context, moved);
}
