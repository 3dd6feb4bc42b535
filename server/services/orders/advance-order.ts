/** Moves an order to its next status, with what comes with the status: courier, payment, rewards and sales. */
import { asc, eq, sql } from "drizzle-orm";
import type { OrderStatus } from "@/contract";
import type { Place } from "@/domain/distance";
import { nextStatus } from "@/domain/order-status-steps";
import type { ServerContext, Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { items, modules, orderLines, orders, stores } from "../../db/schema";
import { transact } from "../../db/transact";
import { readAssignment } from "../assignment/assignment-settings";
import { holdNearestFree } from "../assignment/free-couriers";
import { offerOrder } from "../assignment/offers";
import { writeAudit } from "../audit/write-audit";
import { recordCash } from "../courier-cash/courier-cash";
import { queueCourierPush } from "../courier-push/queue-courier-push";
import { earnPoints } from "../loyalty/earn-points";
import { earnCashback } from "../promotions/cashback";
import { rewardReferrer } from "../referrals/reward-referrer";
import { refuse } from "../refusals";
import { readShopRules } from "../settings/shop-rules";
import { awaitsOfflineCheck, isAgreed, queueNextStep } from "./autopilot-steps";
import { leastBusyCourier } from "./courier";
import { orderStatusChanged } from "./status-changed";

/** Seconds from picking up to delivering, which the courier's position on the way is computed from. */
export const rideSeconds = 120;

/** Holds an order for the operator. Refuses with 404 an unknown one. */
export async function lockOrder(tx: Transaction, id: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  if (!order) throw refuse("order_not_found");
  return order;
}

async function moduleType(tx: Transaction, moduleId: number): Promise<string> {
  const [row] = await tx
    .select({ type: modules.type })
    .from(modules)
    .where(eq(modules.id, moduleId))
    .limit(1);
  return row?.type ?? "";
}

/** Picks the courier of an accepted order, unless the shop chooses or offers are sent. */
async function chosenCourier(tx: Transaction, order: OrderRow): Promise<number | null> {
  const mode = await readAssignment(tx);
  if (mode === "least_busy") return leastBusyCourier(tx, order.zoneId);
  return mode === "nearest" ? holdNearestFree(tx, order) : null;
}

/** Changes of courier and payment that come with a status. */
async function statusChanges(
  tx: Transaction,
  context: Pick<ServerContext, "routePlanner">,
  order: OrderRow,
  status: OrderStatus,
  now: Date,
): Promise<Partial<typeof orders.$inferInsert>> {
  if (status === "delivered") return { paymentStatus: "paid" };
  if (order.type === "take_away") return {};
  if (status === "picked_up") return { courierStartedAt: now, courierSeconds: rideSeconds };
  if (status !== "confirmed" || order.courierId !== null) return {};
  const courierId = await chosenCourier(tx, order);
  const courierRoute = courierId === null ? null : await courierRouteOf(tx, context, order);
  return courierRoute ? { courierId, courierRoute } : { courierId };
}

/** Where the courier takes the order and where they bring it; null where that is not known. */
async function endsOfRide(tx: Transaction, order: OrderRow): Promise<{ from: Place; to: Place } | null> {
  const { place, receiverPlace, storeId } = order;
  if (place === null) return null;
  if (order.type === "parcel") return receiverPlace && { from: place, to: receiverPlace };
  if (storeId === null) return null;
  const [store] = await tx
    .select({ place: stores.place })
    .from(stores)
    .where(eq(stores.id, storeId))
    .limit(1);
  return store ? { from: store.place, to: place } : null;
}

/** The way that a courier of the order takes; null where its ends are not known. */
export async function courierRouteOf(
  tx: Transaction,
  { routePlanner }: Pick<ServerContext, "routePlanner">,
  order: OrderRow,
): Promise<OrderRow["courierRoute"]> {
  const ends = await endsOfRide(tx, order);
  return ends && routePlanner.courierRoute(ends.from, ends.to);
}

/** Sold pieces count towards what is popular once they are delivered. */
async function countSales(tx: Transaction, order: OrderRow): Promise<void> {
  const lines = await tx
    .select({ itemId: orderLines.itemId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.itemId));
  for (const line of lines) {
    if (line.itemId === null) continue;
    await tx
      .update(items)
      .set({ orderCount: sql`${items.orderCount} + ${line.quantity}` })
      .where(eq(items.id, line.itemId));
  }
  if (order.storeId === null) return;
  await tx
    .update(stores)
    .set({ orderCount: sql`${stores.orderCount} + 1` })
    .where(eq(stores.id, order.storeId));
}

/**
 * Moves a held order to its next status; null when there is none, and before a payment outside of the app or a price is
 * agreed. `pushFrom` leaves out the pushes of statuses before that one, for whoever passes several at once.
 */
export async function advanceLockedOrder(
  tx: Transaction,
  context: ServerContext,
  order: OrderRow,
  { pushFrom }: { pushFrom?: OrderStatus } = {},
): Promise<OrderRow | null> {
  if (awaitsOfflineCheck(order) || !isAgreed(order)) return null;
  const rules = await readShopRules(tx);
  const next = nextStatus(
    order.status,
    order.type,
    rules.acceptedFor.has(await moduleType(tx, order.moduleId)) && order.type === "delivery",
  );
  if (!next) return null;
  const now = context.clock.now();
  const [moved] = await tx
    .update(orders)
    .set({
      status: next,
      reached: { ...order.reached, [next]: now.toISOString() },
      updatedAt: now,
      ...(await statusChanges(tx, context, order, next, now)),
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!moved) return null;
  if (next === "delivered") {
    // The customer first and then the items, as when an order is placed: neither waits for the other.
    await earnPoints(tx, moved, now);
    await rewardReferrer(tx, context.jobs, moved, now);
    await earnCashback(tx, context.jobs, moved, { now, timeZone: context.timeZones.shop });
    await countSales(tx, moved);
  }
  if (next === "delivered") await recordCash(tx, order, now);
  if (order.courierId === null && moved.courierId !== null)
    await queueCourierPush(tx, context, { orderId: moved.id, courierId: moved.courierId, news: "assigned" });
  if (next === "confirmed" && moved.type !== "take_away" && moved.courierId === null)
    if ((await readAssignment(tx)) === "offers") await offerOrder(tx, context, moved);
  await orderStatusChanged(tx, context, moved, {
    isStepBetween: pushFrom !== undefined && next !== pushFrom,
  });
  await queueNextStep(tx, context, moved);
  return moved;
}

/** Writes into the audit log what the operator did by a command. */
export async function writeOpsAudit(
  tx: Transaction,
  { clock }: Pick<ServerContext, "clock">,
  { id, storeId, status, cancelReason }: OrderRow,
  action: string,
  before: Record<string, unknown>,
): Promise<void> {
  const after = { status, ...(cancelReason === null ? {} : { reason: cancelReason }) };
  await writeAudit(tx, { now: clock.now(), action, orderId: id, storeId, before, after });
}

/** Moves an order one status on. Refuses an unknown order with 404, a finished one with 403. */
export function advanceOrder(context: ServerContext, id: number): Promise<OrderRow> {
  return transact(context.database, async (tx) => {
    const order = await lockOrder(tx, id);
    if (awaitsOfflineCheck(order)) throw refuse("offline_unverified");
    if (!isAgreed(order)) throw refuse("prescription_unagreed");
    const moved = await advanceLockedOrder(tx, context, order);
    if (!moved) throw refuse("order_finished");
    await writeOpsAudit(tx, context, moved, "order_advanced", { status: order.status });
    return moved;
  });
}
