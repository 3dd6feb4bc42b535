import type { Jobs, Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { queuePush } from "../notifications/queue-push";
import { ownerOfRow } from "../owner/owner";
import type { CanceledNews } from "../push/push-types";

/**
 * Queues the push about an order's status, in the transaction that changed it; nothing where the order has no owner any more.
 * `news` is what happened to a prescription, which its status does not say; `canceled` why the shop does not bring it.
 */
export async function queueStatusPush(
  tx: Transaction,
  jobs: Jobs,
  order: OrderRow,
  { news, canceled }: { news?: "priced" | "unagreed" | undefined; canceled?: CanceledNews | undefined } = {},
): Promise<void> {
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
      ...(news ? { news } : {}),
      ...(canceled ? { canceled } : {}),
    },
    order.updatedAt,
  );
}
