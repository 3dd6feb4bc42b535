import type { AgreeRequest } from "@/contract/calls/prescriptions";
import { put } from "@/platform/http/client";
import { requireObject, text } from "@/platform/http/normalise/readers";

/**
 * Agrees to the price of a prescription and says how it is paid. 409 `order_amount` where the price was changed meanwhile, with
 * the new one. Returns the order's status: `failed` while it waits for a payment that comes first.
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
