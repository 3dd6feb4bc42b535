/** Places an order. The key makes it happen once; the expectations make sure that it is the one agreed to. */
import { request } from "@/platform/http/client";
import type { ShopHeaderValues } from "@/platform/http/shop-headers";
import type { OrderRow } from "../row";

export interface PlacedAnswer {
  orderId: number;
  total: number;
  status: string;
  createdAt: string;
}

/** Backends write `total_ammount` or `total_amount`; the older ones answer no status. */
function normalisePlaced(answer: unknown): PlacedAnswer {
  const fields = answer as Record<string, unknown> | null;
  const orderId = Number(fields?.order_id);
  if (!Number.isSafeInteger(orderId) || orderId <= 0) throw new Error("No order id in the answer.");
  return {
    orderId,
    total: Number(fields?.total_ammount ?? fields?.total_amount) || 0,
    status: typeof fields?.status === "string" ? fields.status : "pending",
    createdAt: typeof fields?.created_at === "string" ? fields.created_at : "",
  };
}

export async function sendOrder(
  row: OrderRow,
  shop: ShopHeaderValues,
  signal: AbortSignal,
): Promise<PlacedAnswer> {
  const { payload } = row;
  const answer = await request({
    method: "POST",
    path: "/customer/order/place",
    body: payload.body,
    authenticated: true,
    idempotencyKey: row.key,
    headers: {
      "X-Expected-Total": String(payload.expectedTotal),
      "X-Expected-Cart": payload.expectedCart,
      "X-Order-Deadline": String(payload.deadline),
    },
    shop: { ...shop, moduleId: payload.moduleId, zoneId: payload.zoneId },
    signal,
    normalise: normalisePlaced,
  });
  return answer.data;
}
