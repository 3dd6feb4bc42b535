/** Tells the server where pushes for this device go and which are wanted. The last wish counts. */
import { ApiError } from "@/platform/http/api-error";
import { request } from "@/platform/http/client";
import type { SubscriptionRow } from "../queue/row";
import { deriveIdempotencyKey } from "../sender/derive-idempotency-key";
import type { Gate } from "../sender/gate";

export async function sendSubscription(row: SubscriptionRow, gate: Gate): Promise<void> {
  const { method, fields } = row.payload;
  const send = (as: typeof method, idempotencyKey: string) =>
    gate((shop, signal) =>
      request({
        method: as,
        path: "/push/subscriptions",
        ...(as === "DELETE" ? { query: fields as Record<string, string> } : { body: fields }),
        authenticated: true,
        idempotencyKey,
        shop,
        signal,
        normalise: () => null,
      }),
    );
  try {
    await send(method, row.key);
  } catch (error) {
    const forgotten = method === "PUT" && error instanceof ApiError && error.status === 404;
    if (!forgotten) throw error;
    // The shop knows the device no more: it is told anew.
    await send("POST", await deriveIdempotencyKey(`${row.key} subscribe`));
  }
}
