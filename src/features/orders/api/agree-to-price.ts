import type { AgreeRequest } from "@/contract/calls/prescriptions";
import { put } from "@/platform/http/client";
import { requireObject, text } from "@/platform/http/normalise/readers";

/**
 * Agrees to a prescription's price and says how it is paid. 409 `order_amount`, with the new price, if it changed meanwhile.
 * Returns the order's status: `failed` while a payment has to come first.
 */
export async function agreeToPrice(body: AgreeRequest, idempotencyKey: string): Promise<string> {
  const { data } = await put({
    path: "/customer/order/prescription/agree",
    body,
    authenticated: true,
    idempotencyKey,
    normalise: (response) => text(requireObject(response).status, "pending"),
  });
  return data;
}
