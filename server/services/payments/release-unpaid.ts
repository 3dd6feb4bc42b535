/** Orders that were to be paid first and were not give their stock and coupon back. */
import { and, eq, inArray, lte } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { orders, payments } from "../../db/schema";
import { transact } from "../../db/transact";
import { cancelAndRestore } from "../orders/cancel-order";
import { releaseStock } from "../orders/held-stock";
import { closePayments } from "./check-payment";
import { reportFailure } from "./report-failure";

/** To be paid first, or paid outside of the app and not verified. No other order holds its stock for a time only. */
const waitsForMoney = inArray(orders.status, ["failed", "pending"]);

/** Orders that one round releases. */
const maxReleased = 200;

/** The pause before an order that could not be released is tried again, ms. */
const againMs = 120_000;

async function releaseOrder(context: ServerContext, id: number): Promise<void> {
  // The gateway is asked first; a charge that is under way keeps the stock.
  await closePayments(context, id, "job");
  const now = context.clock.now();
  await transact(context.database, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), waitsForMoney, eq(orders.holdsStock, true), lte(orders.holdsUntil, now)))
      .for("update");
    if (!order) return;
    const [started] = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.orderId, id), eq(payments.status, "started")))
      .limit(1);
    if (started) return;
    // The wallet's part goes back, so that such an order is over.
    if (order.paidFromWallet > 0)
      await cancelAndRestore(tx, context, order, { now, reason: null, note: null, by: "admin" });
    else {
      await releaseStock(tx, order);
      await tx
        .update(orders)
        .set({ status: "failed", reached: { ...order.reached, failed: now.toISOString() }, updatedAt: now })
        .where(eq(orders.id, id));
    }
  });
}

/** Behind the others, so that orders whose bank does not answer keep no place in every round. */
async function postponeRelease({ database, clock }: ServerContext, id: number): Promise<void> {
  const now = clock.now();
  await database
    .update(orders)
    .set({ holdsUntil: new Date(now.getTime() + againMs) })
    .where(and(eq(orders.id, id), waitsForMoney, eq(orders.holdsStock, true), lte(orders.holdsUntil, now)));
}

/** One round; orders that cannot be released yet are tried in a later one. */
export async function releaseUnpaidOrders(context: ServerContext): Promise<void> {
  const rows = await context.database
    .select({ id: orders.id })
    .from(orders)
    .where(and(waitsForMoney, eq(orders.holdsStock, true), lte(orders.holdsUntil, context.clock.now())))
    .orderBy(orders.holdsUntil)
    .limit(maxReleased);
  for (const { id } of rows) {
    try {
      await releaseOrder(context, id);
    } catch (error) {
      reportFailure("An unpaid order could not be released.", { orderId: id }, error);
    }
    await postponeRelease(context, id);
  }
}
