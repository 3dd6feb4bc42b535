import { eq, sql } from "drizzle-orm";
import type { WalletFilter, WalletMovementType, WalletPage } from "@/contract/calls/wallet";
import { type Minor, toMajor } from "@/domain/money";
import type { Queryable, Transaction } from "../../context";
import { customers, walletMovements } from "../../db/schema";
import { isoInstant } from "../opening-hours/shop-clock";
import { numberedPage } from "../paging/numbered-page";

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
  const paid = movement.credit ? await payOwedGifts(tx, movement.customerId, now) : 0;
  return row.balance - paid;
}

/**
 * Takes back what was given, as far as the wallet has it; the rest is owed, and the next money that comes in pays it. The
 * customer is locked by the caller.
 */
export async function takeFromWallet(
  tx: Transaction,
  movement: NewWalletMovement & { debit: Minor },
): Promise<void> {
  const [customer] = await tx
    .select({ balance: customers.walletBalance })
    .from(customers)
    .where(eq(customers.id, movement.customerId));
  const debit = Math.min(movement.debit, Math.max(0, customer?.balance ?? 0));
  if (debit > 0) await moveWallet(tx, { ...movement, debit });
  const owed = movement.debit - debit;
  if (owed === 0) return;
  await tx
    .update(customers)
    .set({ giftsOwed: sql`${customers.giftsOwed} + ${owed}` })
    .where(eq(customers.id, movement.customerId));
}

/** Pays what is owed from what has just come in. Returns how much; minor units. */
async function payOwedGifts(tx: Transaction, customerId: number, now: Date): Promise<Minor> {
  const [customer] = await tx
    .select({ owed: customers.giftsOwed, balance: customers.walletBalance })
    .from(customers)
    .where(eq(customers.id, customerId));
  const debit = Math.min(customer?.owed ?? 0, Math.max(0, customer?.balance ?? 0));
  if (debit === 0) return 0;
  await tx
    .update(customers)
    .set({ giftsOwed: sql`${customers.giftsOwed} - ${debit}` })
    .where(eq(customers.id, customerId));
  await moveWallet(tx, { customerId, type: "cashback_returned", debit, now });
  return debit;
}

/** A page of a customer's movements, newest first; `offset` is the number of the page from 1. */
export async function listWalletMovements(
  database: Queryable,
  customerId: number,
  { limit, offset, type }: { limit: number; offset: number; type: WalletFilter | null },
  digits: number,
): Promise<WalletPage> {
  const kind = type === null ? sql`` : sql` and wallet_kind_of(type) = ${type}`;
  const { total, rows } = await numberedPage<WalletRow>(
    database,
    {
      table: sql`wallet_movements`,
      columns: sql`id, customer_id as user_id, transaction_id, credit, debit, bonus, balance, type as transaction_type,
        reference, ${isoInstant(sql`created_at`)} as created_at`,
      number: type === null ? sql`number` : sql`kind_number`,
      chosen: sql`customer_id = ${customerId}${kind}`,
    },
    { limit, offset },
  );
  return {
    total_size: total,
    limit,
    offset,
    data: rows.map(({ bonus, ...row }) => ({
      ...row,
      credit: toMajor(row.credit, digits),
      debit: toMajor(row.debit, digits),
      admin_bonus: toMajor(bonus, digits),
      balance: toMajor(row.balance, digits),
      updated_at: row.created_at,
    })),
  };
}

/** Named as on the wire, the amounts still in minor units. */
type WalletRow = Omit<WalletPage["data"][number], "admin_bonus" | "updated_at" | Amount> &
  Record<Amount | "bonus", Minor>;
type Amount = "credit" | "debit" | "balance";
