/** How messages to the shop's own system are doing, and sending again what was given up. No person is named. */
import { and, asc, count, desc, eq, inArray, max } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { webhookMessages } from "../../db/schema";
import { transact } from "../../db/transact";
import { WEBHOOK_JOB } from "./queue-webhook";

const maxListed = 50;

export interface WebhookReport {
  waiting: number;
  delivered: number;
  failed: number;
  lastDeliveredAt: Date | null;
  /** The newest of those that were given up or fail at the moment. */
  troubled: { id: string; type: string; state: string; attempts: number; problem: string; createdAt: Date }[];
}

export async function webhookReport({ database }: Pick<ServerContext, "database">): Promise<WebhookReport> {
  const counts = await database
    .select({ state: webhookMessages.state, rows: count(), last: max(webhookMessages.updatedAt) })
    .from(webhookMessages)
    .groupBy(webhookMessages.state);
  const of = (state: string) => counts.find((row) => row.state === state);
  const rows = await database
    .select()
    .from(webhookMessages)
    .where(inArray(webhookMessages.state, ["failed", "waiting"]))
    .orderBy(desc(webhookMessages.createdAt))
    .limit(maxListed);
  return {
    waiting: of("waiting")?.rows ?? 0,
    delivered: of("delivered")?.rows ?? 0,
    failed: of("failed")?.rows ?? 0,
    lastDeliveredAt: of("delivered")?.last ?? null,
    troubled: rows.flatMap(({ problem, ...row }) => (problem === null ? [] : [{ ...row, problem }])),
  };
}

/** Sends one abandoned message, or `all` of them, again; returns how many. */
export function retryWebhooks(context: ServerContext, which: string): Promise<number> {
  return queueMessages(
    context,
    which === "all"
      ? eq(webhookMessages.state, "failed")
      : and(eq(webhookMessages.id, which), eq(webhookMessages.state, "failed")),
  );
}

/** Queues what waits. Needed after a restore, which drops the queued jobs. */
export async function resumeWebhooks(context: ServerContext): Promise<void> {
  await queueMessages(context, eq(webhookMessages.state, "waiting"));
}

function queueMessages(context: ServerContext, where: ReturnType<typeof and>): Promise<number> {
  return transact(context.database, async (tx) => {
    const rows = await tx
      .select({ id: webhookMessages.id })
      .from(webhookMessages)
      .where(where)
      .orderBy(asc(webhookMessages.createdAt))
      .for("update");
    for (const { id } of rows) {
      await tx
        .update(webhookMessages)
        .set({ state: "waiting", attempts: 0, updatedAt: context.clock.now() })
        .where(eq(webhookMessages.id, id));
      await context.jobs.send(tx, WEBHOOK_JOB, { id });
    }
    return rows.length;
  });
}
