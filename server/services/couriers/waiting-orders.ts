/** Orders that wait for a courier get one as soon as somebody is free, where the shop does not choose itself. */
import { and, asc, eq, inArray, isNull, ne, notExists, sql } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import { courierOffers, orders } from "../../db/schema";
import { transact } from "../../db/transact";
import { readAssignment } from "../assignment/assignment-settings";
import { holdNearestFree } from "../assignment/free-couriers";
import { expireOffer, offerOrder } from "../assignment/offers";
import { queueCourierPush } from "../courier-push/queue-courier-push";
import { courierRouteOf } from "../orders/advance-order";

/** Statuses in which an order may wait for its courier. */
const waiting = ["confirmed", "accepted", "processing", "handover"] as const;

/** Asks, or chooses, for the orders of a zone that have no courier and no open offer, oldest first. */
export async function askForWaiting(tx: Transaction, context: ServerContext, zoneId: number): Promise<void> {
  const mode = await readAssignment(tx);
  if (mode !== "nearest" && mode !== "offers") return;
  const open = tx
    .select({ one: sql`1` })
    .from(courierOffers)
    .where(and(eq(courierOffers.orderId, orders.id), isNull(courierOffers.answer)));
  const found = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.zoneId, zoneId),
        isNull(orders.courierId),
        eq(orders.announced, true),
        ne(orders.type, "take_away"),
        inArray(orders.status, [...waiting]),
        // A person decides about an order that was brought back.
        isNull(orders.returnedReason),
        notExists(open),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(20)
    .for("no key update", { skipLocked: true });
  for (const order of found) {
    if (mode === "offers") {
      await offerOrder(tx, context, order);
      continue;
    }
    const courierId = await holdNearestFree(tx, order);
    if (courierId === null) continue;
    const courierRoute = await courierRouteOf(tx, context, order);
    await tx
      .update(orders)
      .set({ courierId, courierRoute, updatedAt: context.clock.now() })
      .where(eq(orders.id, order.id));
    await queueCourierPush(tx, context, { orderId: order.id, courierId, news: "assigned" });
  }
}

/** The job of an offer: where nobody answered in time, the next courier is asked. */
export async function runOfferEnd(context: ServerContext, data: Record<string, unknown>): Promise<void> {
  const { orderId } = data;
  if (typeof orderId !== "number") return;
  await transact(context.database, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
    if (!order || !(await expireOffer(tx, context, orderId))) return;
    const isWaiting = order.courierId === null && waiting.some((status) => status === order.status);
    if (isWaiting) await offerOrder(tx, context, order);
  });
}
