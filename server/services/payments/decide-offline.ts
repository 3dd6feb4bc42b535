/** The shop's decision on payments that were made outside of the app. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { toMajor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../context";
import { type OfflinePaymentRow, type OrderRow, offlinePayments, orders } from "../../db/schema";
import { transact } from "../../db/transact";
import { fillText, languageFrom, textsOf } from "../../locales";
import { queuePush } from "../notifications/queue-push";
import { advanceLockedOrder } from "../orders/advance-order";
import { takeStockAgain } from "../orders/held-stock";
import { ownerOfRow } from "../owner/owner";
import { refuse } from "../refusals";
import { readDigits } from "../settings/shop-view";
import { localText } from "./records/offline-payments-of-order";
import { refuseWhilePaying } from "./records/payments-of-order";

/** The order and what was said of its payment, both locked. Refuses what is not to be decided any more. */
async function lockPayment(
  tx: Transaction,
  orderId: number,
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
  return { order, said };
}

/**
 * The money is there: the order is paid and goes on, also after a denial and after its day was over. Refuses what was sold out
 * meanwhile: the money is then the operator's to give back.
 */
async function verifyLocked(tx: Transaction, context: ServerContext, orderId: number): Promise<void> {
  const { order } = await lockPayment(tx, orderId);
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
async function denyLocked(
  tx: Transaction,
  context: ServerContext,
  orderId: number,
  reason: string,
): Promise<void> {
  const { order } = await lockPayment(tx, orderId);
  const now = context.clock.now();
  await tx
    .update(offlinePayments)
    .set({ state: "denied", denial: reason, decidedAt: now })
    .where(eq(offlinePayments.orderId, orderId));
  await tx
    .update(orders)
    .set({ status: "failed", reached: { ...order.reached, failed: now.toISOString() }, updatedAt: now })
    .where(eq(orders.id, orderId));
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
  transact(context.database, (tx) => verifyLocked(tx, context, orderId));

export const denyOfflinePayment = (context: ServerContext, orderId: number, reason: string): Promise<void> =>
  transact(context.database, (tx) => denyLocked(tx, context, orderId, reason));

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
    if (looksPaid(said)) return verifyLocked(tx, context, orderId);
    const { deniedByDemo } = textsOf(languageFrom(order.language)).payment;
    await denyLocked(tx, context, orderId, deniedByDemo);
  });
}

/** A payment that waits for a decision; the amount in major units. */
export interface OpenOfflinePayment {
  orderId: number;
  amount: number;
  method: string;
  answers: { label: string; value: string }[];
  note: string | null;
  saidAt: string;
}

/** The payments that wait, oldest first; a hundred at most. */
export async function listOpenOfflinePayments({ database }: ServerContext): Promise<OpenOfflinePayment[]> {
  const digits = await readDigits(database);
  const rows = await database
    .select({ said: offlinePayments, order: orders })
    .from(offlinePayments)
    .innerJoin(orders, eq(orders.id, offlinePayments.orderId))
    .where(
      and(
        eq(offlinePayments.state, "pending"),
        eq(orders.paymentMethod, "offline_payment"),
        eq(orders.paymentStatus, "unpaid"),
        inArray(orders.status, ["pending", "failed"]),
      ),
    )
    .orderBy(asc(offlinePayments.createdAt))
    .limit(100);
  return rows.map(({ said, order }) => ({
    orderId: order.id,
    amount: toMajor(order.total, digits),
    method: localText(said.methodName, "en"),
    answers: said.answers.map(({ label, value }) => ({ label: localText(label, "en"), value })),
    note: said.note,
    saidAt: said.updatedAt.toISOString(),
  }));
}
