import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../context";
import { type OrderRow, payments } from "../../db/schema";
import type { ReturnedMoney } from "../push/push-types";

/** What was taken for an order that is canceled by now, by where it goes back to; `before` is the order as it was. */
export async function returnedMoney(tx: Transaction, before: OrderRow): Promise<ReturnedMoney> {
  const charges = await tx
    .select({ amount: payments.amount })
    .from(payments)
    .where(
      and(eq(payments.orderId, before.id), inArray(payments.status, ["paid", "refund_due", "refunded"])),
    );
  const isPaidOutside = before.paymentMethod === "offline_payment" && before.paymentStatus === "paid";
  return {
    wallet: before.customerId === null ? 0 : before.paidFromWallet,
    gateway: charges.reduce((sum, { amount }) => sum + amount, 0),
    outside: isPaidOutside ? before.total - before.paidFromWallet : 0,
  };
}
