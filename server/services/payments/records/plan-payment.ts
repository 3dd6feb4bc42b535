import { and, eq } from "drizzle-orm";
import type { Queryable, ServerContext, Transaction } from "../../../context";
import { applications, type PaymentRow, payments } from "../../../db/schema";
import type { PaymentSource } from "./payment-states";
import { oweRefund } from "./refund-due";

type ApplicationRow = typeof applications.$inferSelect;

/** The application whose package a payment is for, held before the payment itself; null for other payments. */
export async function lockApplicationOf(
  tx: Transaction,
  { applicationId }: PaymentRow,
): Promise<ApplicationRow | null> {
  if (applicationId === null) return null;
  const [application] = await tx
    .select()
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for("update");
  return application ?? null;
}

/** Payments of an application's package that have no outcome yet; one at most. */
export const startedPlanPayments = (database: Queryable, applicationId: number): Promise<PaymentRow[]> =>
  database
    .select()
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), eq(payments.status, "started")));

/** Whether a payment still pays for something: not after a decision, a trial, or for another package than the one agreed on. */
export const takesPlanPayment = (
  application: ApplicationRow | null,
  payment: PaymentRow,
): application is ApplicationRow =>
  payment.purpose === "subscription" &&
  application !== null &&
  application.id === payment.applicationId &&
  application.status === "pending" &&
  application.plan === "subscription" &&
  application.planState === "unpaid" &&
  application.package?.id === payment.packageId &&
  application.package?.price === payment.amount;

/** The package is paid. */
export async function payPlan(tx: Transaction, { id }: ApplicationRow): Promise<void> {
  await tx.update(applications).set({ planState: "paid" }).where(eq(applications.id, id));
}

/** Refunds what was paid for an application's package. Returns whether anything was. */
export async function refundPlan(
  tx: Transaction,
  context: Pick<ServerContext, "jobs" | "clock">,
  applicationId: number,
  by: PaymentSource,
): Promise<boolean> {
  const paid = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), eq(payments.status, "paid")));
  for (const { id } of paid) await oweRefund(tx, context, id, { by, now: context.clock.now() });
  return paid.length > 0;
}
