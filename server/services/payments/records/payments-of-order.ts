import { and, eq, inArray } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../context";
import { type PaymentRow, payments } from "../../../db/schema";
import { refuse } from "../../refusals";

/** Refuses to go another way while an order's payment has no outcome. Called with the order held. */
export async function refuseWhilePaying(tx: Transaction, orderId: number): Promise<void> {
  const [started] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "started")))
    .limit(1);
  if (started) throw refuse("payment_checking");
}

/** The payments of several orders, oldest first. */
export function paymentsOf(database: Queryable, orderIds: readonly number[]): Promise<PaymentRow[]> {
  return database
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(payments.createdAt, payments.id);
}
