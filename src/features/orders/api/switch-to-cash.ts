import { put } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/message";

/**
 * Pays a failed, unpaid order in cash after all, which makes it pending. `shownTotal` (major units) is the total that the
 * shopper was shown. 409 `order_amount` if another one is due, 403 `cod` where cash is not taken. Returns the server's
 * message.
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
