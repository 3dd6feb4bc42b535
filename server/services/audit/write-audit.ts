/** The one log of who did what to the shop, for people of the board, and for `ops`. */
import type { Transaction } from "../../context";
import { auditLog } from "../../db/schema";

/** The name that stands for the operator's commands. */
export const opsName = "ops";

export interface AuditEntry {
  now: Date;
  /** Absent for the operator's commands. Its id is null for a courier. */
  operator?: { id: number | null; name: string };
  /** A word, such as `order_accepted`. */
  action: string;
  orderId?: number;
  storeId?: number | null;
  itemId?: number;
  /** The changed values, before and after. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Writes an entry in the transaction of its change. */
export async function writeAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  const { now, operator, action, orderId, storeId, itemId, before, after } = entry;
  await tx.insert(auditLog).values({
    at: now,
    operatorId: operator?.id ?? null,
    operatorName: operator?.name ?? opsName,
    action,
    orderId: orderId ?? null,
    storeId: storeId ?? null,
    itemId: itemId ?? null,
    before: before ?? null,
    after: after ?? null,
  });
}
