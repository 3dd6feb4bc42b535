/** Demo orders move by themselves: the job that does a queued step. */
import { eq } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { orders } from "../../db/schema";
import { transact } from "../../db/transact";
import type { JobDefinition } from "../../jobs/queue";
import { AUTOPILOT_JOB } from "./autopilot-steps";
import { advanceLockedOrder } from "./operator";

/** Does one queued step; an order that was moved or canceled meanwhile is left alone. */
export function runAutopilotStep(context: ServerContext, data: Record<string, unknown>): Promise<void> {
  const { orderId, status } = data;
  if (typeof orderId !== "number" || typeof status !== "string") return Promise.resolve();
  return transact(context.database, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
    if (order?.status === status) await advanceLockedOrder(tx, context, order);
  });
}

/** The job that moves demo orders. */
export const autopilotJob: JobDefinition = { name: AUTOPILOT_JOB, run: runAutopilotStep };
