/** Moves demo orders by themselves: does a queued step, and queues the steps again after a restore. */
import { eq, notInArray } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { orders } from "../../db/schema";
import { transact } from "../../db/transact";
import { advanceLockedOrder } from "./advance-order";
import { queueNextStep } from "./autopilot-steps";

/** Does one queued step. Leaves an order alone that was moved or canceled meanwhile. */
export function runAutopilotStep(context: ServerContext, data: Record<string, unknown>): Promise<void> {
  const { orderId, status } = data;
  if (typeof orderId !== "number" || typeof status !== "string") return Promise.resolve();
  return transact(context.database, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
    if (order?.status === status) await advanceLockedOrder(tx, context, order);
  });
}

/** Queues the next step of every unfinished order. Needed after a restore, which drops the queued jobs. */
export async function resumeAutopilot(context: ServerContext): Promise<void> {
  await context.database.transaction(async (tx) => {
    const unfinished = await tx
      .select()
      .from(orders)
      .where(notInArray(orders.status, ["delivered", "canceled", "failed", "refunded"]));
    for (const order of unfinished) await queueNextStep(tx, context, order);
  });
}
