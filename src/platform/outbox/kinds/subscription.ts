/** Tells the server where pushes for this device go and which are wanted. The last wish counts. */
import { request } from "@/platform/http/client";
import type { Gate } from "../gate";
import type { SubscriptionRow } from "../row";

export async function sendSubscription(row: SubscriptionRow, gate: Gate): Promise<void> {
  const { method, fields } = row.payload;
  await gate((shop, signal) =>
    request({
      method,
      path: "/push/subscriptions",
      ...(method === "DELETE" ? { query: fields as Record<string, string> } : { body: fields }),
      authenticated: true,
      idempotencyKey: row.key,
      shop,
      signal,
      normalise: () => null,
    }),
  );
}
