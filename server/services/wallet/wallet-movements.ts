import { and, between, desc, eq, sql } from "drizzle-orm";
import type { WalletFilter, WalletMovementType, WalletPage } from "@/contract/calls/wallet";
import { type Minor, toMajor } from "@/domain/money";
import type { Queryable, Transaction } from "../../context";
import { walletMovements } from "../../db/schema";
import { numbersOfPage } from "../lists/numbers-of-page";

/** A movement to be written. Exactly one of `credit` (with its bonus) and `debit` is above zero. Minor units. */
export interface NewWalletMovement {
  customerId: number;
  type: WalletMovementType;
  credit?: Minor;
  debit?: Minor;
  bonus?: Minor;
  orderId?: number;
  reference?: string;
  now: Date;
}

/**
 * Moves money into or out of a wallet, in the transaction of what it is for, and returns the balance after it. A balance
 * below zero, or a second movement of one type for an order, fails the transaction: check first, with the customer locked.
 */
export async function moveWallet(
  tx: Transaction,
  { now, reference, orderId, ...movement }: NewWalletMovement,
): Promise<Minor> {
  const [row] = await tx
    .insert(walletMovements)
    // The trigger writes the balance after the movement.
    .values({
      ...movement,
      orderId: orderId ?? null,
      reference: reference ?? (orderId === undefined ? null : String(orderId)),
      balance: 0,
      createdAt: now,
    })
    .returning({ balance: walletMovements.balance });
  if (!row) throw new Error("A movement was not written.");
  return row.balance;
}

/** A page of a customer's movements, newest first; `offset` is the number of the page from 1. */
export async function listWalletMovements(
  database: Queryable,
  customerId: number,
  { limit, offset, type }: { limit: number; offset: number; type: WalletFilter | null },
  digits: number,
): Promise<WalletPage> {
  const number = type === null ? walletMovements.number : walletMovements.kindNumber;
  const chosen = and(
    eq(walletMovements.customerId, customerId),
    type === null ? undefined : eq(sql`wallet_kind_of(${walletMovements.type})`, type),
  );
  const [newest] = await database
    .select({ number })
    .from(walletMovements)
    .where(chosen)
    .orderBy(desc(number))
    .limit(1);
  const total = newest?.number ?? 0;
  const { from, to } = numbersOfPage(total, { limit, offset });
  const rows = await database
    .select()
    .from(walletMovements)
    .where(and(chosen, between(number, from, to)))
    .orderBy(desc(number));
  return {
    total_size: total,
    limit,
    offset,
    data: rows.map((row) => ({
      id: row.id,
      user_id: row.customerId,
      transaction_id: row.transactionId,
      credit: toMajor(row.credit, digits),
      debit: toMajor(row.debit, digits),
      admin_bonus: toMajor(row.bonus, digits),
      balance: toMajor(row.balance, digits),
      transaction_type: row.type,
      reference: row.reference,
      created_at: row.createdAt.toISOString(),
      updated_at: row.createdAt.toISOString(),
    })),
  };
}
