/** Sends what is queued, tries again with growing pauses, and gives up after about a day and a half. */
import { and, eq } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { webhookMessages } from "../../db/schema";
import { transact } from "../../db/transact";
import { postWebhook } from "./post-webhook";
import { WEBHOOK_JOB } from "./queue-webhook";
import { webhookHeaders } from "./sign-webhook";

/** Pauses before the second and every later attempt, s. */
export const webhookPauses = [5, 60, 300, 1800, 7200, 18_000, 36_000, 36_000] as const;

type Attempt = { arrived: true } | { arrived: false; problem: string; isFinal: boolean };

async function attempt(
  { settings, clock }: ServerContext,
  { id, body }: typeof webhookMessages.$inferSelect,
): Promise<Attempt> {
  if (settings.webhook === null) return { arrived: false, problem: "WEBHOOK_URL is not set.", isFinal: true };
  try {
    const headers = webhookHeaders(settings.webhook.key, { id, body, sentAt: clock.now() });
    const status = await postWebhook(settings.webhook, headers, body);
    if (status >= 200 && status < 300) return { arrived: true };
    // 410: the receiver wants nothing more.
    return { arrived: false, problem: `The address answered ${status}.`, isFinal: status === 410 };
  } catch (error) {
    return { arrived: false, problem: (error as Error).message, isFinal: false };
  }
}

/** Sends one message. It may arrive twice when the server dies meanwhile; its id says that it is the same. */
export async function deliverWebhook(context: ServerContext, data: Record<string, unknown>): Promise<void> {
  if (typeof data.id !== "string") return;
  const waiting = and(eq(webhookMessages.id, data.id), eq(webhookMessages.state, "waiting"));
  const [message] = await context.database.select().from(webhookMessages).where(waiting).limit(1);
  if (!message) return;
  const result = await attempt(context, message);
  const attempts = message.attempts + 1;
  const pause = webhookPauses[message.attempts];
  const updatedAt = context.clock.now();
  await transact(context.database, async (tx) => {
    if (result.arrived) {
      await tx
        .update(webhookMessages)
        .set({ state: "delivered", body: "", attempts, problem: null, updatedAt })
        .where(waiting);
      return;
    }
    const isOver = result.isFinal || pause === undefined;
    await tx
      .update(webhookMessages)
      .set({ state: isOver ? "failed" : "waiting", attempts, problem: result.problem, updatedAt })
      .where(waiting);
    // Some chance, so that what failed together does not come back together.
    if (!isOver)
      await context.jobs.send(
        tx,
        WEBHOOK_JOB,
        { id: message.id },
        { startAfterSeconds: pause * (1 + Math.random() / 5) },
      );
  });
}
