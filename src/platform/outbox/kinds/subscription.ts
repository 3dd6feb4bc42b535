/** Tells the server where pushes for this device go and which are wanted. The last change counts. */
import { ApiError } from "@/platform/http/api-error";
import type { SubscriptionRow } from "../queue/row";
import { deriveIdempotencyKey } from "../sender/derive-idempotency-key";
import type { Gate } from "../sender/gate";
import { requestForRow } from "./row-request";

const call = { path: "/push/subscriptions", normalise: () => undefined } as const;

export async function sendSubscription(row: SubscriptionRow, gate: Gate): Promise<void> {
  const { payload } = row;
  if (payload.method === "DELETE") {
    const { endpoint, fcm_token } = payload.fields;
    await requestForRow(row, gate, { ...call, method: "DELETE", query: { endpoint, fcm_token } });
    return;
  }
  const { method, fields: body } = payload;
  try {
    await requestForRow(row, gate, { ...call, method, body });
  } catch (error) {
    const forgotten = method === "PUT" && error instanceof ApiError && error.status === 404;
    if (!forgotten) throw error;
    // The server no longer knows the device: it is registered again.
    const idempotencyKey = await deriveIdempotencyKey(`${row.key} subscribe`);
    await requestForRow(row, gate, { ...call, method: "POST", body, idempotencyKey });
  }
}
