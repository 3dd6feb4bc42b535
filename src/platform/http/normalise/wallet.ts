import type { LoyaltyMovement, WalletBonuses, WalletMovement } from "@/contract/calls/wallet";
import { type Fields, identifier, integer, isOn, number, text, textOrNull } from "./readers";

/** A row of GET /customer/wallet/transactions. */
export function walletMovementRow(row: Fields): WalletMovement | null {
  const id = identifier(row.id);
  if (id === null) return null;
  return {
    id,
    user_id: integer(row.user_id),
    transaction_id: text(row.transaction_id),
    credit: number(row.credit),
    debit: number(row.debit),
    admin_bonus: number(row.admin_bonus),
    balance: number(row.balance),
    transaction_type: text(row.transaction_type),
    reference: textOrNull(row.reference),
    created_at: text(row.created_at),
    updated_at: text(row.updated_at),
  };
}

/** A row of GET /customer/loyalty-point/transactions. */
export function loyaltyMovementRow(row: Fields): LoyaltyMovement | null {
  const id = identifier(row.id);
  if (id === null) return null;
  return {
    id,
    user_id: integer(row.user_id),
    transaction_id: text(row.transaction_id),
    credit: integer(row.credit),
    debit: integer(row.debit),
    balance: integer(row.balance),
    transaction_type: text(row.transaction_type),
    reference: textOrNull(row.reference),
    created_at: text(row.created_at),
  };
}

/** A row of GET /customer/wallet/bonuses; null when it is off. */
export function walletBonusRow(row: Fields): WalletBonuses[number] | null {
  const id = identifier(row.id);
  if (id === null || !isOn(row.status, true)) return null;
  return {
    id,
    title: text(row.title),
    description: text(row.description),
    bonus_type: row.bonus_type === "amount" ? "amount" : "percentage",
    bonus_amount: number(row.bonus_amount),
    minimum_add_amount: number(row.minimum_add_amount),
    maximum_bonus_amount: number(row.maximum_bonus_amount),
    start_date: text(row.start_date),
    end_date: text(row.end_date),
    status: 1,
  };
}
