/** Signatures of the Standard Webhooks specification, symmetric. */
import { createHmac } from "node:crypto";

/** The three headers of one attempt. The receiver compares the signature and refuses old times. */
export function webhookHeaders(
  key: Buffer,
  { id, body, sentAt }: { id: string; body: string; sentAt: Date },
): Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
