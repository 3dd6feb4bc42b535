import { post } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/message";

/** Pays an order that was not paid from the customer's wallet. Returns the server's message. */
export async function payFromWallet(orderId: number, idempotencyKey: string): Promise<string> {
  const { data } = await post({
    path: "/customer/order/wallet-payment",
    body: { order_id: orderId },
    authenticated: true,
    idempotencyKey,
    normalise: normaliseMessage,
  });
  return data.message;
}
