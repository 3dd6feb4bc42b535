/** Later messages of gateways about charges: written down once, with what follows from each. */
import { and, desc, eq } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import { paymentEvents, payments } from "../../db/schema";
import { transact } from "../../db/transact";
import type { GatewayEvent } from "../../ports";
import { movePayment } from "./records/move-payment";
import { failedRefund } from "./records/payment-states";

/** A refund of this name failed: what it should have given back is owed again, and waits for the operator. */
async function oweAgain(tx: Transaction, id: string, refund: string, why: string, now: Date): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  if (payment?.status !== failedRefund.from || payment.refund !== refund) return;
  await tx
    .update(payments)
    .set({
      status: failedRefund.to,
      refundFailure: why,
      refundAttempt: payment.refundAttempt + 1,
      movedBy: "webhook",
      updatedAt: now,
    })
    .where(eq(payments.id, id));
}

/** Writes an event of a payment down. Told again, nothing happens. */
export function recordEvent(context: ServerContext, paymentId: string, told: GatewayEvent): Promise<void> {
  const now = context.clock.now();
  const { id: event, ...row } = told;
  return transact(context.database, async (tx) => {
    const [written] = await tx
      .insert(paymentEvents)
      .values({ paymentId, event, ...row, at: now })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (!written) return;
    if (told.kind === "refund_failed")
      await oweAgain(tx, paymentId, told.reference, told.reason || told.state, now);
    // Somebody gave all of it back at the gateway: the shop must not do it again.
    if (told.kind === "refunded" && told.state === "whole") {
      const moved = { by: "webhook", now } as const;
      const owed = await movePayment(tx, paymentId, "refund_due", moved);
      if (owed) await movePayment(tx, paymentId, "refunded", { ...moved, refund: told.reference });
    }
  });
}

/** Looks for a failure of this refund that was told of before the refund itself was written down. */
export async function applyEarlyFailure(
  tx: Transaction,
  paymentId: string,
  refund: string,
  now: Date,
): Promise<void> {
  const [failure] = await tx
    .select({ reason: paymentEvents.reason, state: paymentEvents.state })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.paymentId, paymentId),
        eq(paymentEvents.kind, "refund_failed"),
        eq(paymentEvents.reference, refund),
      ),
    )
    .orderBy(desc(paymentEvents.id))
    .limit(1);
  if (failure) await oweAgain(tx, paymentId, refund, failure.reason || failure.state, now);
}
