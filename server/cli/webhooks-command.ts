/** `webhooks`: how messages to the shop's own system are doing; sends a test, and again what was given up. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { transact } from "../db/transact";
import { shopTimestamp } from "../services/settings/shop-time-text";
import { queueWebhook } from "../services/webhooks/queue-webhook";
import { retryWebhooks, webhookReport } from "../services/webhooks/webhook-report";

type Write = (line: string) => void;

async function showReport(context: ServerContext, write: Write): Promise<void> {
  const { waiting, delivered, failed, lastDeliveredAt, troubled } = await webhookReport(context);
  const last = lastDeliveredAt
    ? `, the last at ${shopTimestamp(lastDeliveredAt, context.timeZones.shop)}`
    : "";
  write(`Waiting: ${waiting}. Delivered: ${delivered}${last}. Given up: ${failed}.`);
  for (const { id, type, state, attempts, problem, createdAt } of troubled)
    write(
      `${id}  ${shopTimestamp(createdAt, context.timeZones.shop)}  ${type}  ${state === "failed" ? "given up" : "tried again"} after ${attempts}: ${problem}`,
    );
  if (failed > 0) write("Send them again with: npm run ops -- webhooks retry all");
}

/** Nothing, `test`, or `retry ID|all`. */
export async function manageWebhooks(
  context: ServerContext,
  [action, which]: readonly string[],
  write: Write,
): Promise<void> {
  if (context.settings.webhook === null)
    write("WEBHOOK_URL is not set: nothing is sent. See docs/operations.md.");
  if (action === undefined) return showReport(context, write);
  if (context.settings.webhook === null) return;
  if (action === "test") {
    await transact(context.database, (tx) => queueWebhook(tx, context, "shop.test", {}));
    return write("Queued a test. A running server sends it; look at npm run ops -- webhooks then.");
  }
  if (action !== "retry" || !which) throw new StartError("webhooks needs nothing, test, or retry ID|all.");
  const queued = await retryWebhooks(context, which);
  if (queued === 0) throw new StartError("No such message was given up.");
  write(queued === 1 ? "Queued it again." : `Queued ${queued} messages again.`);
}
