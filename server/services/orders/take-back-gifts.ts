/** What a delivered order gave its customer goes back with its money: points and cashback. */
import { and, eq } from "drizzle-orm";
import type { Minor } from "@/domain/money";
import type { Transaction } from "../../context";
import { cashbackEarned, customers, loyaltyMovements, type OrderRow } from "../../db/schema";
import { moveLoyaltyPoints } from "../loyalty/loyalty-movements";
import { moveWallet } from "../wallet/wallet-movements";

/** The same part of what was given as of the money, rounded down; never more than is left. */
const shareOf = (given: number, returned: Minor, total: Minor, left: number): number =>
  Math.max(0, Math.min(Math.floor((given * returned) / total), left));

/**
 * Takes back points and cashback of a held order whose money goes back, in whole or in part (minor units), as far as the customer
 * still has them. Called once, with the decision.
 */
export async function takeBackGifts(
  tx: Transaction,
  { id: orderId, customerId, total }: OrderRow,
  returned: Minor,
  now: Date,
): Promise<void> {
  if (customerId === null || total <= 0) return;
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId)).for("update");
  if (!customer) return;
  const [earned] = await tx
    .select({ points: loyaltyMovements.credit })
    .from(loyaltyMovements)
    .where(and(eq(loyaltyMovements.orderId, orderId), eq(loyaltyMovements.type, "order_place")))
    .limit(1);
  const points = shareOf(earned?.points ?? 0, returned, total, customer.loyaltyPoints);
  if (points > 0)
    await moveLoyaltyPoints(tx, { customerId, type: "order_refund", debit: points, orderId, now });
  const [cashback] = await tx
    .select({ amount: cashbackEarned.amount })
    .from(cashbackEarned)
    .where(eq(cashbackEarned.orderId, orderId))
    .limit(1);
  const debit = shareOf(cashback?.amount ?? 0, returned, total, customer.walletBalance);
  if (debit > 0) await moveWallet(tx, { customerId, type: "cashback_returned", debit, orderId, now });
}
