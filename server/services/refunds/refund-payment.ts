import { and, eq, isNull } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { payments } from "../../db/schema";
import { transact } from "../../db/transact";
import { applyEarlyFailure } from "../payments/payment-events";
import { chargedAmount } from "../payments/records/gateway-amounts";
import { movePayment } from "../payments/records/move-payment";
import { reportFailure } from "../payments/report-failure";
import { untouchedFor } from "../payments/stale-payments";
import { readDigits } from "../settings/shop-view";

/**
 * Gives a charge, or its part that is owed, back at its gateway and writes that down. Repeated until it has worked; the gateway does it once. One that
 * failed after that waits for the operator: a bank that takes no refund takes none a minute later.
 */
export async function refundPayment(context: ServerContext, paymentId: string): Promise<void> {
  const [payment] = await context.database.select().from(payments).where(eq(payments.id, paymentId)).limit(1);
  if (payment?.status !== "refund_due" || payment.session === null || payment.refundFailure !== null) return;
  const gateway = context.paymentGateways.get(payment.gateway);
  if (!gateway) throw new Error(`There is no gateway ${payment.gateway}.`);
  const { refundAmount: part, refundAttempt: attempt } = payment;
  const amount = part === null ? null : chargedAmount(gateway, part, await readDigits(context.database));
  const refund = await gateway.refund(payment.session, { paymentId, attempt, amount });
  const now = context.clock.now();
  await transact(context.database, async (tx) => {
    await movePayment(tx, paymentId, "refunded", { by: "job", now, refund });
    await applyEarlyFailure(tx, paymentId, refund, now);
  });
}

/** How long a refund may take before it is tried outside of its own job, ms. */
const overdueMs = 3_600_000;
/** Refunds that one round tries. */
const maxRefunds = 50;

/** Tries refunds again that are not through after an hour: their own jobs end after some retries, the debt does not. */
export async function refundOverdue(context: ServerContext): Promise<void> {
  const { database, clock } = context;
  const rows = await database
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.status, "refund_due"),
        isNull(payments.refundFailure),
        untouchedFor(overdueMs, clock.now()),
      ),
    )
    .orderBy(payments.updatedAt)
    .limit(maxRefunds);
  for (const { id } of rows) {
    try {
      await refundPayment(context, id);
    } catch (error) {
      reportFailure("A charge could not be refunded.", { paymentId: id }, error);
    }
    // Tried again in an hour, and behind the others.
    await database
      .update(payments)
      .set({ updatedAt: clock.now() })
      .where(and(eq(payments.id, id), eq(payments.status, "refund_due")));
  }
}
