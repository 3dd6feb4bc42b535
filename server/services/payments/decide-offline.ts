/** The shop's decision on payments that were made outside of the app. */
import { eq } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import { type OfflinePaymentRow, type OrderRow, offlinePayments, orders } from "../../db/schema";
import { transact } from "../../db/transact";
import { fillText, languageFrom, textsOf } from "../../locales";
import { queuePush } from "../notifications/queue-push";
import { advanceLockedOrder } from "../orders/advance-order";
import { takeStockAgain } from "../orders/held-stock";
import { ownerOfRow } from "../owner/owner";
import { refuse } from "../refusals";
import { mailDeniedPayment } from "./denied-mail";
import { refuseWhilePaying } from "./records/payments-of-order";

/** A payment to be decided. `saidAt` is what whoever decides has read; without it the newest counts. */
interface Decided {
  orderId: number;
  saidAt?: Date;
}

/**
 * The order and what was said of its payment, both locked. Refuses what is not to be decided any more, and with 409
 * `offline_changed` what the shopper has corrected since it was read.
 */
async function lockPayment(
  tx: Transaction,
  { orderId, saidAt }: Decided,
): Promise<{ order: OrderRow; said: OfflinePaymentRow }> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  const [said] = await tx
    .select()
    .from(offlinePayments)
    .where(eq(offlinePayments.orderId, orderId))
    .for("update");
  if (!order || !said || order.paymentMethod !== "offline_payment") throw refuse("offline_unknown");
  if (said.state === "verified" || order.paymentStatus === "paid") throw refuse("offline_verified");
  if (order.status !== "pending" && order.status !== "failed") throw refuse("order_finished");
  if (saidAt && said.updatedAt.getTime() !== saidAt.getTime()) throw refuse("offline_changed");
  return { order, said };
}

/**
 * The money is there: the order is paid and goes on, also after a denial and after its day was over. Refuses what was sold out
 * meanwhile: the money is then the operator's to give back.
 */
export async function verifyPayment(
  tx: Transaction,
  context: ServerContext,
  decided: Decided,
): Promise<void> {
  const { orderId } = decided;
  const { order } = await lockPayment(tx, decided);
  await refuseWhilePaying(tx, orderId);
  await takeStockAgain(tx, order);
  const now = context.clock.now();
  await tx
    .update(offlinePayments)
    .set({ state: "verified", denial: null, decidedAt: now })
    .where(eq(offlinePayments.orderId, orderId));
  const reached = { ...order.reached, pending: order.reached.pending ?? now.toISOString() };
  delete reached.failed;
  const [paid] = await tx
    .update(orders)
    .set({ status: "pending", paymentStatus: "paid", holdsUntil: null, reached, updatedAt: now })
    .where(eq(orders.id, orderId))
    .returning();
  if (paid) await advanceLockedOrder(tx, context, paid);
}

/** The order waits for another payment, or other words about it, as long as it holds its stock; the shopper is told why. */
export async function denyPayment(
  tx: Transaction,
  context: ServerContext,
  decided: Decided,
  reason: string,
): Promise<void> {
  const { orderId } = decided;
  const { order } = await lockPayment(tx, decided);
  const now = context.clock.now();
  await tx
    .update(offlinePayments)
    .set({ state: "denied", denial: reason, decidedAt: now })
    .where(eq(offlinePayments.orderId, orderId));
  await tx
    .update(orders)
    .set({ status: "failed", reached: { ...order.reached, failed: now.toISOString() }, updatedAt: now })
    .where(eq(orders.id, orderId));
  await mailDeniedPayment(tx, context, order, reason);
  const owner = ownerOfRow(order);
  if (owner === null) return;
  const texts = textsOf(languageFrom(order.language)).payment;
  const content = {
    type: "order_status",
    orderId,
    title: texts.deniedTitle,
    body: fillText(texts.deniedBody, { number: orderId, reason }),
  };
  await queuePush(tx, context.jobs, owner, content, now);
}

export const verifyOfflinePayment = (context: ServerContext, orderId: number): Promise<void> =>
  transact(context.database, (tx) => verifyPayment(tx, context, { orderId }));

export const denyOfflinePayment = (context: ServerContext, orderId: number, reason: string): Promise<void> =>
  transact(context.database, (tx) => denyPayment(tx, context, { orderId }, reason));

/** The demo's shop finds every payment whose reference has a digit. */
const looksPaid = ({ answers }: OfflinePaymentRow): boolean =>
  answers.some(({ value }) => /\p{Nd}/u.test(value));

/** A queued look of the demo's shop; leaves alone what was corrected or decided meanwhile. */
export function runOfflineCheck(context: ServerContext, data: Record<string, unknown>): Promise<void> {
  const { orderId, saidAt } = data;
  if (typeof orderId !== "number" || typeof saidAt !== "number") return Promise.resolve();
  return transact(context.database, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
    const [said] = await tx
      .select()
      .from(offlinePayments)
      .where(eq(offlinePayments.orderId, orderId))
      .limit(1);
    const isCurrent = said?.state === "pending" && said.updatedAt.getTime() === saidAt;
    if (!isCurrent || order?.status !== "pending" || order.paymentMethod !== "offline_payment") return;
    if (looksPaid(said)) return verifyPayment(tx, context, { orderId });
    const { deniedByDemo } = textsOf(languageFrom(order.language)).payment;
    await denyPayment(tx, context, { orderId }, deniedByDemo);
  });
}
