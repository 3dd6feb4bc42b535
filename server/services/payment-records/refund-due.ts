import { eq } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import { payments } from "../../db/schema";
import { movePayment, REFUND_JOB } from "./move-payment";
import type { PaymentSource } from "./payment-states";

/** What was charged has to go back: marked, and queued in the same transaction. */
export async function oweRefund(
  tx: Transaction,
  { jobs }: Pick<ServerContext, "jobs">,
  id: string,
  moved: { by: PaymentSource; now: Date },
): Promise<void> {
  if (await movePayment(tx, id, "refund_due", moved)) await jobs.send(tx, REFUND_JOB, { paymentId: id });
}

/** Refunds what was charged for a held order. */
export async function refundOrderPayments(
  tx: Transaction,
  context: Pick<ServerContext, "jobs">,
  orderId: number,
  moved: { by: PaymentSource; now: Date },
): Promise<void> {
  const rows = await tx.select().from(payments).where(eq(payments.orderId, orderId));
  for (const { id, status } of rows) if (status === "paid") await oweRefund(tx, context, id, moved);
}
