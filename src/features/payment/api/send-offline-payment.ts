import { put } from "@/platform/http/client";
import { requireObject, text } from "@/platform/http/normalise/readers";
import { type OfflineDetails, offlineFields } from "@/platform/http/offline-details";

const normaliseTaken = (response: unknown) => text(requireObject(response).payment);

/** Reports how an order was paid outside of the app (`first`), or corrects that report. 403 with what is refused. */
export async function sendOfflinePayment(
  orderId: number,
  details: OfflineDetails,
  { first, idempotencyKey }: { first: boolean; idempotencyKey: string },
): Promise<void> {
  const body = { ...offlineFields(details), order_id: orderId };
  const options = { authenticated: true, idempotencyKey, normalise: normaliseTaken } as const;
  if (first) await put({ path: "/customer/order/offline-payment", body, ...options });
  else
    await put({
      path: "/customer/order/offline-payment-update",
      body: { ...body, update_payment_info: 1 },
      ...options,
    });
}
