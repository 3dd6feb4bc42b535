import type { Jobs, Transaction } from "../../context";
import type { orders } from "../../db/schema";
import type { Owner } from "../owner/owner";
import { queuePush } from "../push/queue-push";

export type OrderRow = typeof orders.$inferSelect;

/** What the shopper just did himself, or has to see on the page first, is no news. */
const unannounced: readonly OrderRow["status"][] = ["pending", "failed"];

/**
 * Called inside the transaction of every change of an order's status, with the order as it is afterwards. The place for
 * what must happen exactly when the change is committed: the push to the shopper is queued here.
 */
export async function orderStatusChanged(tx: Transaction, jobs: Jobs, order: OrderRow): Promise<void> {
  if (unannounced.includes(order.status)) return;
  const owner: Owner | null =
    order.customerId !== null
      ? { kind: "customer", customerId: order.customerId, tokenHash: "" }
      : order.guestId !== null
        ? { kind: "guest", guestId: order.guestId }
        : null;
  if (owner === null) return;
  await queuePush(tx, jobs, owner, {
    type: "order_status",
    orderId: order.id,
    status: order.status,
    moduleId: order.moduleId,
    orderType: order.type,
  });
}
