import type { Transaction } from "../../context";
import type { orders } from "../../db/schema";

export type OrderRow = typeof orders.$inferSelect;

/**
 * Called inside the transaction of every change of an order's status, with the order as it is afterwards. The place for
 * what must happen exactly when the change is committed: messages to the shopper are queued here.
 */
export async function orderStatusChanged(_tx: Transaction, _order: OrderRow): Promise<void> {}
