import { and, eq } from "drizzle-orm";
import type { CancelOrderRequest } from "@/contract/calls/orders";
import { cancelableStatuses } from "@/domain/status-groups";
import type { ServerContext, Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { orders } from "../../db/schema";
import { withdrawOffer } from "../assignment/offers";
import { queueCourierPush } from "../courier-push/queue-courier-push";
import { type Owner, ownedBy } from "../owner/owner";
import { refuse } from "../refusals";
import { moveWallet } from "../wallet/wallet-movements";
import { releaseStock } from "./held-stock";
import { refundOrderPayments } from "./return-payment";
import { returnedMoney } from "./returned-money";
import { orderStatusChanged } from "./status-changed";

export async function lockOwnOrder(tx: Transaction, owner: Owner, id: number): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), ownedBy(orders, owner)))
    .for("update");
  return order ?? null;
}

/** Cancels a held order: stock, coupon and what was paid go back, and a push is queued. */
export async function cancelAndRestore(
  tx: Transaction,
  context: Pick<ServerContext, "jobs" | "settings" | "clock" | "timeZones" | "mail">,
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
      paymentStatus: "unpaid",
      updatedAt: close.now,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!canceled) throw refuse("order_not_found");
  await withdrawOffer(tx, context, order.id);
  if (order.courierId !== null)
    await queueCourierPush(tx, context, {
      orderId: order.id,
      courierId: order.courierId,
      news: "canceled",
    });
  await returnToWallet(tx, order, close.now);
  const by = close.by === "customer" ? "shopper" : "operator";
  await refundOrderPayments(tx, context, order.id, { by, now: close.now });
  await releaseStock(tx, order);
  // Shoppers need no notice of an order that they canceled, or that the shop never heard of.
  const isShops = order.announced && close.by !== "customer";
  await orderStatusChanged(
    tx,
    context,
    canceled,
    isShops
      ? { canceled: { reason: close.reason ?? close.note, returned: await returnedMoney(tx, order) } }
      : {},
  );
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
