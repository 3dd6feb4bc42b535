/** Messages to the shop's own system, at the address that the operator set. */
import { randomBytes } from "node:crypto";
import type { ServerContext, Transaction } from "../../context";
import { webhookMessages } from "../../db/schema";

/** Name of the job that sends one message. */
export const WEBHOOK_JOB = "webhook";

/** Words joined by dots, the newest word last: `order.created`, `order.updated`. */
export type WebhookType = `${string}.${string}`;

type Sender = Pick<ServerContext, "jobs" | "settings" | "clock">;

/**
 * Queues a message in the transaction of what it reports; nothing when the operator set no address. `data` is what the
 * receiver finds under that name, JSON, without secrets of the shopper.
 */
export async function queueWebhook(
  tx: Transaction,
  { jobs, settings, clock }: Sender,
  type: WebhookType,
  data: Record<string, unknown>,
): Promise<void> {
  if (settings.webhook === null) return;
  const now = clock.now();
  const id = `msg_${randomBytes(18).toString("base64url")}`;
  await tx.insert(webhookMessages).values({
    id,
    type,
    body: JSON.stringify({ type, timestamp: now.toISOString(), data }),
    createdAt: now,
    updatedAt: now,
  });
  await jobs.send(tx, WEBHOOK_JOB, { id });
}
