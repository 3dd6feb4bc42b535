/** The operator's decision on a refund that the bank did not take. */
import { and, eq, isNotNull } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import { StartError } from "../../core/errors";
import { orders, type PaymentRow, payments } from "../../db/schema";
import { transact } from "../../db/transact";
import { movePayment, REFUND_JOB } from "../payments/records/move-payment";
import { moveWallet } from "../wallet/wallet-movements";

/** The payment, held, while its money is owed after a refund that failed. */
async function lockOwed(tx: Transaction, id: string): Promise<PaymentRow> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.status, "refund_due"), isNotNull(payments.refundFailure)))
    .for("update");
  if (!payment) throw new StartError("No refund of a payment with this id has failed.");
  return payment;
}

const forget = (tx: Transaction, id: string) =>
  tx.update(payments).set({ refundFailure: null }).where(eq(payments.id, id));

/** Has it tried at the gateway once more. */
export const retryRefund = (context: ServerContext, id: string): Promise<void> =>
  transact(context.database, async (tx) => {
    await lockOwed(tx, id);
    await forget(tx, id);
    await context.jobs.send(tx, REFUND_JOB, { paymentId: id });
  });

/** Puts the money into the customer's wallet instead. Refuses when no payer with a wallet is known. */
export const refundToWallet = (context: ServerContext, id: string): Promise<void> =>
  transact(context.database, async (tx) => {
    const { amount, refundAmount, orderId, customerId: payer } = await lockOwed(tx, id);
    const credit = refundAmount ?? amount;
    const [order] =
      orderId === null
        ? []
        : await tx.select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, orderId));
    // A guest may have become a customer since.
    const customerId = order?.customerId ?? payer;
    if (customerId === null) throw new StartError("It was paid by nobody who has a wallet.");
    const now = context.clock.now();
    // Without the order: what its wallet part gave back stands there already.
    const reference = orderId === null ? id : String(orderId);
    await moveWallet(tx, { customerId, type: "order_refund", credit, reference, now });
    await forget(tx, id);
    await movePayment(tx, id, "refunded", { by: "operator", now, refund: "wallet" });
  });

/** It was given back outside of the shop. */
export const refundDone = (context: ServerContext, id: string): Promise<void> =>
  transact(context.database, async (tx) => {
    await lockOwed(tx, id);
    await forget(tx, id);
    const now = context.clock.now();
    await movePayment(tx, id, "refunded", { by: "operator", now, refund: "outside" });
  });
