import { put } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/message";

/** Cancels an order that is still pending. Returns the server's message. */
export async function cancelOrder(orderId: number, reason: string, idempotencyKey: string): Promise<string> {
  const { data } = await put({
    path: "/customer/order/cancel",
    body: { order_id: orderId, reason },
    authenticated: true,
    idempotencyKey,
    normalise: normaliseMessage,
  });
  return data.message;
}
