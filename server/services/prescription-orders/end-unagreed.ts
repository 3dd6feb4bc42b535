/** Prices of prescriptions that nobody agreed to in time end: the stock goes back, and the shopper is told. */
import { and, asc, eq, lte } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { orders } from "../../db/schema";
import { transact } from "../../db/transact";
import { cancelAndRestore } from "../orders/cancel-order";
import { mailPrescriptionEnd } from "../orders/prescription-mails";
import { reportFailure } from "../payments/report-failure";

/** Orders that one round ends. */
const maxEnded = 200;

const isOver = (now: Date) =>
  and(eq(orders.prescriptionState, "priced"), eq(orders.status, "pending"), lte(orders.agreeUntil, now));

function endOrder(context: ServerContext, id: number): Promise<void> {
  return transact(context.database, async (tx) => {
    const now = context.clock.now();
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), isOver(now)))
      .for("update");
    if (!order) return;
    const ended = await cancelAndRestore(tx, context, order, {
      now,
      reason: null,
      note: null,
      by: "system",
    });
    await mailPrescriptionEnd(tx, context, ended, "unagreed");
  });
}

/** One round; an order that could not be ended is tried again in the next one. */
export async function endUnagreedPrescriptions(context: ServerContext): Promise<void> {
  const rows = await context.database
    .select({ id: orders.id })
    .from(orders)
    .where(isOver(context.clock.now()))
    .orderBy(asc(orders.agreeUntil))
    .limit(maxEnded);
  for (const { id } of rows) {
    try {
      await endOrder(context, id);
    } catch (error) {
      reportFailure("An order by prescription could not be ended.", { orderId: id }, error);
    }
  }
}
