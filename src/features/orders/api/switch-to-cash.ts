import { put } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/message";

/**
 * Pays a failed, unpaid order in cash after all; it is pending then. `shownTotal` (major units) is what the shopper was told that
 * it costs then. 409 `order_amount` where it is another amount, 403 `cod` where cash is not taken. Returns the server's message.
 */
export async function switchToCash(
  orderId: number,
  shownTotal: number | null,
  idempotencyKey: string,
): Promise<string> {
  const { data } = await put({
    path: "/customer/order/payment-method",
    body: { order_id: orderId },
    authenticated: true,
    headers: shownTotal === null ? {} : { "X-Expected-Total": String(shownTotal) },
    idempotencyKey,
    normalise: normaliseMessage,
  });
  return data.message;
}
