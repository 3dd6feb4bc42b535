import { and, between, desc, eq } from "drizzle-orm";
import type { LoyaltyPage } from "@/contract/calls/wallet";
import type { Queryable, Transaction } from "../../context";
import { loyaltyMovements } from "../../db/schema";
import { numbersOfPage } from "../lists/numbers-of-page";

/** A movement to be written. Exactly one of `credit` and `debit` is above zero. Points. */
export type NewLoyaltyMovement = Pick<
  typeof loyaltyMovements.$inferInsert,
  "customerId" | "type" | "credit" | "debit"
> & {
  orderId?: number;
  now: Date;
};

/**
 * Gives or takes points, in the transaction of what it is for, and returns how many there are after it. Fewer than none, or a
 * second movement of one type for an order, fails the transaction: check first, with the customer locked.
 */
export async function moveLoyaltyPoints(
  tx: Transaction,
  { now, orderId, ...movement }: NewLoyaltyMovement,
): Promise<number> {
  const [row] = await tx
    .insert(loyaltyMovements)
    // The trigger writes the balance after the movement.
    .values({
      ...movement,
      orderId: orderId ?? null,
      reference: orderId === undefined ? null : String(orderId),
      balance: 0,
      createdAt: now,
    })
    .returning({ balance: loyaltyMovements.balance });
  if (!row) throw new Error("A movement was not written.");
  return row.balance;
}

/** A page of a customer's points, newest first; `offset` is the number of the page from 1. */
export async function listLoyaltyMovements(
  database: Queryable,
  customerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<LoyaltyPage> {
  const { number } = loyaltyMovements;
  const own = eq(loyaltyMovements.customerId, customerId);
  const [newest] = await database
    .select({ number })
    .from(loyaltyMovements)
    .where(own)
    .orderBy(desc(number))
    .limit(1);
  const total = newest?.number ?? 0;
  const { from, to } = numbersOfPage(total, { limit, offset });
  const rows = await database
    .select()
    .from(loyaltyMovements)
    .where(and(own, between(number, from, to)))
    .orderBy(desc(number));
  return {
    total_size: total,
    limit,
    offset,
    data: rows.map((row) => ({
      id: row.id,
      user_id: row.customerId,
      transaction_id: row.transactionId,
      credit: row.credit,
      debit: row.debit,
      balance: row.balance,
      transaction_type: row.type,
      reference: row.reference,
      created_at: row.createdAt.toISOString(),
    })),
  };
}
