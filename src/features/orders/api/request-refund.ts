import { post } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/message";
import type { StoredFile } from "@/platform/outbox";

export interface RefundWish {
  orderId: number;
  reason: string;
  /** Empty for none. */
  note: string;
  photos: readonly StoredFile[];
}

/** Asks for the money of a delivered order. Returns the server's message. */
export async function requestRefund(
  { orderId, reason, note, photos }: RefundWish,
  idempotencyKey: string,
): Promise<string> {
  const body = new FormData();
  body.append("order_id", String(orderId));
  body.append("customer_reason", reason);
  if (note !== "") body.append("customer_note", note);
  body.append("refund_method", "wallet");
  for (const photo of photos)
    body.append("image[]", new Blob([photo.bytes], { type: photo.type }), photo.name);
  const { data } = await post({
    path: "/customer/order/refund-request",
    body,
    authenticated: true,
    idempotencyKey,
    normalise: normaliseMessage,
  });
  return data.message;
}
