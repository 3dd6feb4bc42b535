import { sql } from "drizzle-orm";
import type { LoyaltyPage } from "@/contract/calls/wallet";
import type { Queryable, Transaction } from "../../context";
import { loyaltyMovements } from "../../db/schema";
import { isoInstant } from "../opening-hours/shop-clock";
import { numberedPage } from "../paging/numbered-page";

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
  const { total, rows } = await numberedPage<LoyaltyPage["data"][number]>(
    database,
    {
      table: sql`loyalty_movements`,
      columns: sql`id, customer_id as user_id, transaction_id, credit, debit, balance, type as transaction_type, reference,
        ${isoInstant(sql`created_at`)} as created_at`,
      number: sql`number`,
      chosen: sql`customer_id = ${customerId}`,
    },
    { limit, offset },
  );
  return { total_size: total, limit, offset, data: rows };
}
