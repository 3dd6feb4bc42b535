import { eq } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { payments } from "../../db/schema";
import { transact } from "../../db/transact";
import { movePayment } from "../payment-records/move-payment";

/** Gives a charge back at its gateway and writes that down. Repeated until it has worked; the gateway does it once. */
export async function refundPayment(context: ServerContext, paymentId: string): Promise<void> {
  const [payment] = await context.database.select().from(payments).where(eq(payments.id, paymentId)).limit(1);
  if (payment?.status !== "refund_due" || payment.session === null) return;
  const gateway = context.paymentGateways.get(payment.gateway);
  if (!gateway) throw new Error(`There is no gateway ${payment.gateway}.`);
  const refund = await gateway.refund(payment.session, { paymentId, amount: payment.amount });
  await transact(context.database, (tx) =>
    movePayment(tx, paymentId, "refunded", { by: "job", now: context.clock.now(), refund }),
  );
}
