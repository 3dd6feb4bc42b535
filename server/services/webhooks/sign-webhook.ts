/** Signatures of the Standard Webhooks specification, symmetric. */
import { createHmac } from "node:crypto";

/** The bytes of a secret as the specification writes it, `whsec_` and base64; null when it is none of 24 to 64 bytes. */
export function webhookKey(secret: string): Buffer | null {
  const [, text] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const key = Buffer.from(text ?? "", "base64");
  return key.length >= 24 && key.length <= 64 ? key : null;
}

/** The three headers of one attempt. The receiver compares the signature and refuses old times. */
export function webhookHeaders(
  key: Buffer,
  { id, body, sentAt }: { id: string; body: string; sentAt: Date },
): Record<"webhook-id" | "webhook-timestamp" | "webhook-signature", string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
