import { put } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/message";

/** Pays a failed, unpaid order in cash after all; it is pending then. 403 `cod` where cash is not taken. Returns the server's message. */
export async function switchToCash(orderId: number, idempotencyKey: string): Promise<string> {
  const { data } = await put({
    path: "/customer/order/payment-method",
    body: { order_id: orderId },
    authenticated: true,
    idempotencyKey,
    normalise: normaliseMessage,
  });
  return data.message;
}
