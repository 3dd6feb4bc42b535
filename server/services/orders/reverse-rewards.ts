/** A delivered order's rewards go back with its money: points, cashback, and the reward of who invited its customer. */
import { and, eq } from "drizzle-orm";
import type { Minor } from "@/domain/money";
import type { Transaction } from "../../context";
import { cashbackEarned, customers, loyaltyMovements, type OrderRow } from "../../db/schema";
import { moveLoyaltyPoints } from "../loyalty/loyalty-movements";
import { takeBackReward } from "../referrals/reward-referrer";
import { takeFromWallet } from "../wallet/wallet-movements";

/** The same part of what was given as of the money, rounded down; never more than is left. */
const shareOf = (given: number, returned: Minor, total: Minor, left: number): number =>
  Math.max(0, Math.min(Math.floor((given * returned) / total), left));

/**
 * Takes back what a held order gave, when its money goes back in whole or in part (minor units). Points only as far as the
 * customer still has them; cashback that was spent is owed. Called once, with the decision, after the money came back.
 */
export async function reverseRewards(
  tx: Transaction,
  order: OrderRow,
  returned: Minor,
  now: Date,
): Promise<void> {
  const { id: orderId, customerId, total } = order;
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
  const given = cashback?.amount ?? 0;
  const debit = shareOf(given, returned, total, given);
  if (debit > 0) await takeFromWallet(tx, { customerId, type: "cashback_returned", debit, orderId, now });
  if (returned >= total) await takeBackReward(tx, order, now);
}
