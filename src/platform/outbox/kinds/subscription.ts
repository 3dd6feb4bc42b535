/** Tells the server where pushes for this device go and which are wanted. The last change counts. */
import { ApiError } from "@/platform/http/api-error";
import { post, put, remove } from "@/platform/http/client";
import { requireObject } from "@/platform/http/normalise/readers";
import { deriveIdempotencyKey } from "../gate/derive-idempotency-key";
import type { Gate } from "../gate/gate";
import type { SubscriptionRow } from "../rows/row";
import { writeThroughGate } from "./row-request";

const call = { path: "/push/subscriptions", normalise: requireObject } as const;

export async function sendSubscription(row: SubscriptionRow, gate: Gate): Promise<void> {
  const { payload } = row;
  if (payload.method === "DELETE") {
    const { endpoint, fcm_token } = payload.fields;
    const query = { endpoint, fcm_token };
    await writeThroughGate(row, gate, (options) => remove({ ...call, query, ...options }));
    return;
  }
  const { method, fields: body } = payload;
  if (method === "POST") {
    await writeThroughGate(row, gate, (options) => post({ ...call, body, ...options }));
    return;
  }
  try {
    await writeThroughGate(row, gate, (options) => put({ ...call, body, ...options }));
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    // The server no longer knows the device: it is registered again.
    const key = await deriveIdempotencyKey(`${row.key} subscribe`);
    await writeThroughGate(row, gate, (options) => post({ ...call, body, ...options }), key);
  }
}
