import type { Jobs, Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { queuePush } from "../notifications/queue-push";
import { ownerOfRow } from "../owner/owner";

/** Shoppers need no push about what they just did, or what the page shows first. */
const withoutPush: readonly OrderRow["status"][] = ["pending", "failed"];

/**
 * Queues the push to the shopper. Called in the transaction of every status change, with the changed order, so that a
 * push exists exactly when the change was committed.
 */
export async function orderStatusChanged(tx: Transaction, jobs: Jobs, order: OrderRow): Promise<void> {
  if (withoutPush.includes(order.status)) return;
  const owner = ownerOfRow(order);
  if (owner === null) return;
  await queuePush(
    tx,
    jobs,
    owner,
    {
      type: "order_status",
      orderId: order.id,
      status: order.status,
      moduleId: order.moduleId,
      orderType: order.type,
    },
    order.updatedAt,
  );
}
