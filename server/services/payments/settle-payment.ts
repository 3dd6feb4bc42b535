/** A gateway's report becomes the state of payment, order, wallet and package, in one transaction and once. */
import { eq } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import { type OrderRow, orders, type PaymentRow, payments } from "../../db/schema";
import { transact } from "../../db/transact";
import type { GatewayResult } from "../../ports";
import { advanceLockedOrder } from "../orders/advance-order";
import { takeStockAgain } from "../orders/held-stock";
import { Refusal } from "../refusals";
import { readDigits } from "../settings/shop-view";
import { moveWallet } from "../wallet/wallet-movements";
import { canCharge, chargedAmount } from "./records/gateway-amounts";
import { movePayment } from "./records/move-payment";
import type { PaymentSource } from "./records/payment-states";
import { lockApplicationOf, payPlan, takesPlanPayment } from "./records/plan-payment";
import { oweRefund } from "./records/refund-due";

/** The order that a payment is for, held before the payment itself, as everywhere. */
async function lockOrderOf(tx: Transaction, { orderId }: PaymentRow): Promise<OrderRow | null> {
  if (orderId === null) return null;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  return order ?? null;
}

/** Whether an order can still go on when it is paid. One whose account was removed names nobody to bring it to. */
const takesPayment = ({ status, paymentStatus, address }: OrderRow) =>
  paymentStatus !== "paid" &&
  address.contact_person_number !== "" &&
  (status === "failed" || status === "pending" || status === "confirmed");

/** The order is paid and goes on, with its stock. */
async function payOrder(tx: Transaction, context: ServerContext, order: OrderRow, now: Date): Promise<void> {
  const runs = order.status !== "failed";
  if (!runs) await takeStockAgain(tx, order);
  const reached = { ...order.reached, pending: order.reached.pending ?? now.toISOString() };
  delete reached.failed;
  const isPart = order.paymentMethod === "partial_payment";
  const [paid] = await tx
    .update(orders)
    .set({
      status: runs ? order.status : "pending",
      paymentStatus: "paid",
      paymentMethod: isPart ? "partial_payment" : "digital_payment",
      restMethod: isPart ? "digital_payment" : null,
      bringChange: 0,
      holdsUntil: null,
      reached,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (paid?.status === "pending") await advanceLockedOrder(tx, context, paid);
}

interface Settled {
  payment: PaymentRow;
  order: OrderRow | null;
  /** That a package is paid for. */
  application: Awaited<ReturnType<typeof lockApplicationOf>>;
  result: GatewayResult;
  /** Somebody else has bought what the order gave back. */
  stockIsGone: boolean;
}

/** Whether what was charged is what the payment asked for. */
async function isAsAgreed(
  tx: Transaction,
  { paymentGateways }: ServerContext,
  { gateway: key, amount, currency }: PaymentRow,
  { paid }: GatewayResult,
): Promise<boolean> {
  const gateway = paymentGateways.get(key);
  const digits = await readDigits(tx);
  if (!gateway || paid?.currency !== currency || !canCharge(gateway, amount, digits)) return false;
  return paid.amount === chargedAmount(gateway, amount, digits);
}

async function settlePaid(
  tx: Transaction,
  context: ServerContext,
  { payment, order, application, result, stockIsGone }: Settled,
  moved: { by: PaymentSource; now: Date },
): Promise<void> {
  const paid = await movePayment(tx, payment.id, "paid", moved);
  // Told of before.
  if (!paid) return;
  // A charge of another amount pays for nothing.
  const asAgreed = await isAsAgreed(tx, context, paid, result);
  if (asAgreed && paid.purpose === "add_fund" && paid.customerId !== null) {
    const { customerId, amount: credit, bonus, id: reference } = paid;
    await moveWallet(tx, { customerId, type: "add_fund", credit, bonus, reference, now: moved.now });
    return;
  }
  if (asAgreed && takesPlanPayment(application, paid)) return payPlan(tx, application);
  if (asAgreed && order !== null && !stockIsGone && takesPayment(order))
    return payOrder(tx, context, order, moved.now);
  await oweRefund(tx, context, payment.id, moved);
  if (order) await markFailed(tx, order, moved.now);
}

/** The order says that its payment failed. */
async function markFailed(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  if (order.status !== "failed") return;
  await tx
    .update(orders)
    .set({ reached: { ...order.reached, failed: now.toISOString() }, updatedAt: now })
    .where(eq(orders.id, order.id));
}

/**
 * Takes over what a gateway says of a payment. A paid order whose stock was given back takes it again; where it is gone, or the
 * order is closed or paid otherwise, the charge is refunded. Returns the payment as it is then.
 */
export async function settlePayment(
  context: ServerContext,
  payment: PaymentRow,
  result: GatewayResult,
  by: PaymentSource,
): Promise<PaymentRow> {
  const moved = { by, now: context.clock.now() };
  const settle = (stockIsGone: boolean) =>
    transact(context.database, async (tx) => {
      const order = await lockOrderOf(tx, payment);
      const application = await lockApplicationOf(tx, payment);
      if (result.state === "paid")
        await settlePaid(tx, context, { payment, order, application, result, stockIsGone }, moved);
      else if (result.state === "failed" || result.state === "canceled") {
        const ended = await movePayment(tx, payment.id, result.state, moved);
        if (ended && order) await markFailed(tx, order, moved.now);
      }
    });
  try {
    await settle(false);
  } catch (error) {
    // Somebody else has bought the last piece, or used the coupon, meanwhile.
    if (!(error instanceof Refusal)) throw error;
    await settle(true);
  }
  const [now] = await context.database.select().from(payments).where(eq(payments.id, payment.id)).limit(1);
  return now ?? payment;
}
