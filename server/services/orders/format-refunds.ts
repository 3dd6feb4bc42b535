import { inArray } from "drizzle-orm";
import type { OrderRefund } from "@/contract";
import { toMajor } from "@/domain/money";
import type { Queryable } from "../../context";
import { type OrderRow, refundRequests } from "../../db/schema";

const refundStatuses: readonly OrderRow["status"][] = [
  "refund_requested",
  "refunded",
  "refund_request_canceled",
];

/** The requests of orders that have one, by the order's number. */
export async function refundsByOrder(
  database: Queryable,
  rows: readonly OrderRow[],
  digits: number,
): Promise<ReadonlyMap<number, OrderRefund>> {
  const ids = rows.filter(({ status }) => refundStatuses.includes(status)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const requests = await database.select().from(refundRequests).where(inArray(refundRequests.orderId, ids));
  return new Map(
    requests.map((request) => [
      request.orderId,
      {
        id: request.id,
        order_id: request.orderId,
        customer_reason: request.reason,
        customer_note: request.note,
        refund_amount: toMajor(request.amount, digits),
        refund_status: request.state,
        refund_method: request.returnedTo ?? "wallet",
        admin_note: request.answer,
        image_full_url: request.photos,
        created_at: request.createdAt.toISOString(),
      },
    ]),
  );
}
