/** Steps of orders at the board, by the same rules as everywhere; each with its line in the audit log. */
import { and, desc, eq, sql } from "drizzle-orm";
import type { OrderStatus } from "@/contract";
import type {
  BoardAcceptRequest,
  BoardOrder,
  BoardOrderAction,
  BoardRefuseRequest,
  BoardStepRequest,
} from "@/contract/calls/board-orders";
import { isClosed } from "@/domain/order-status-steps";
import type { ServerContext, Transaction } from "../../context";
import { auditLog, couriers, type OrderRow, orders } from "../../db/schema";
import { withdrawOffer } from "../assignment/offers";
import { writeAudit } from "../audit/write-audit";
import { queueCourierPush } from "../courier-push/queue-courier-push";
import { type Operator, reachedBy } from "../operators/operator";
import { advanceLockedOrder, courierRouteOf } from "../orders/advance-order";
import { cancelAndRestore } from "../orders/cancel-order";
import { mailCanceled } from "../orders/canceled-mail";
import { notifyStore } from "../orders/notify-store";
import { refuse } from "../refusals";
import { readBoardOrder } from "./board-orders";
import { actionsOf } from "./order-actions";

/** A press of a courier's, and its order. */
export interface Step {
  operator: Operator;
  orderId: number;
}

/** Locks an announced order of the operator's stores; 404 for any other. */
export async function lockReached(tx: Transaction, { operator, orderId }: Step): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.announced, true), reachedBy(orders.storeId, operator)))
    .for("update");
  if (!order) throw refuse("board_order_unknown");
  return order;
}

/** Who brought the order to its status; null where nobody of the shop did. */
async function lastHand(
  tx: Transaction,
  { id, status, canceledBy, address }: OrderRow,
): Promise<string | null> {
  if (status === "canceled" && canceledBy === "customer") return address.contact_person_name || null;
  const [entry] = await tx
    .select({ name: auditLog.operatorName, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.orderId, id), sql`${auditLog.after} ? 'status'`))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return entry?.after?.status === status ? entry.name : null;
}

/** Locks the order for a step. 409 `order_changed` where it is no longer as the person saw it, with who changed it. */
async function lockSeen(
  tx: Transaction,
  step: Step,
  seen: OrderStatus,
  action: BoardOrderAction,
): Promise<OrderRow> {
  const order = await lockReached(tx, step);
  if (order.status !== seen) {
    const name = await lastHand(tx, order);
    throw name === null
      ? refuse("order_changed_by_nobody", { status: order.status })
      : refuse("order_changed", { name, status: order.status });
  }
  if (!actionsOf(order).includes(action)) throw refuse("board_step");
  return order;
}

async function advanced(
  tx: Transaction,
  context: ServerContext,
  order: OrderRow,
  pushFrom?: OrderStatus,
): Promise<OrderRow> {
  const moved = await advanceLockedOrder(tx, context, order, pushFrom ? { pushFrom } : {});
  if (!moved) throw refuse("board_step");
  return moved;
}

/** Writes what was done, and returns the order as it is now. */
async function done(
  tx: Transaction,
  context: ServerContext,
  { operator, orderId }: Step,
  change: { action: string; storeId: number | null; before: object; after: object },
): Promise<BoardOrder> {
  const { action, storeId } = change;
  const [before, after] = [{ ...change.before }, { ...change.after }];
  await writeAudit(tx, { now: context.clock.now(), operator, action, orderId, storeId, before, after });
  const order = await readBoardOrder(tx, orderId);
  if (!order) throw refuse("board_order_unknown");
  return order;
}

/** POST /board/orders/{id}/accept: the order is confirmed, and to be ready in so many minutes. */
export async function acceptOrder(
  tx: Transaction,
  context: ServerContext,
  step: Step,
  { seen_status: seen, minutes }: BoardAcceptRequest,
): Promise<BoardOrder> {
  const order = await lockSeen(tx, step, seen, "accept");
  const readyBy = new Date(context.clock.now().getTime() + minutes * 60_000);
  await tx.update(orders).set({ readyBy }).where(eq(orders.id, order.id));
  const { status, storeId } = await advanced(tx, context, { ...order, readyBy });
  const after = { status, ready_by: readyBy.toISOString() };
  return done(tx, context, step, {
    action: "order_accepted",
    storeId,
    before: { status: order.status },
    after,
  });
}

/** POST /board/orders/{id}/refuse: the order is canceled; what was paid, stock and coupon go back. */
export async function refuseOrder(
  tx: Transaction,
  context: ServerContext,
  step: Step,
  body: BoardRefuseRequest,
): Promise<BoardOrder> {
  const reason = body.reason.trim();
  if (reason === "") throw refuse("reason_missing");
  const order = await lockSeen(tx, step, body.seen_status, "refuse");
  const now = context.clock.now();
  const { status, storeId } = await cancelAndRestore(tx, context, order, {
    now,
    reason,
    note: null,
    by: "store",
  });
  await mailCanceled(tx, context, order, reason);
  const change = {
    action: "order_refused",
    storeId,
    before: { status: order.status },
    after: { status, reason },
  };
  return done(tx, context, step, change);
}

/** POST /board/orders/{id}/ready, /hand-over and /deliver. */
export async function moveOrder(
  tx: Transaction,
  context: ServerContext,
  step: Step,
  { seen_status: seen, action }: BoardStepRequest & { action: "ready" | "hand_over" | "deliver" },
): Promise<BoardOrder> {
  const order = await lockSeen(tx, step, seen, action);
  const goal = action === "ready" ? "handover" : undefined;
  let moved = await advanced(tx, context, order, goal);
  // A ready order was prepared, even if nobody reported the beginning.
  while (goal && moved.status !== goal) moved = await advanced(tx, context, moved, goal);
  const { status, storeId } = moved;
  return done(tx, context, step, {
    action: `order_${action}`,
    storeId,
    before: { status: order.status },
    after: { status },
  });
}

/** Locks an order that may be given to somebody; an open offer of it ends. */
export async function lockAssignable(
  tx: Transaction,
  context: Pick<ServerContext, "jobs">,
  step: Step,
): Promise<OrderRow> {
  const order = await lockReached(tx, step);
  if (isClosed(order.status) || !actionsOf(order).includes("assign")) throw refuse("board_step");
  await withdrawOffer(tx, context, order.id);
  return order;
}

/** POST /board/orders/{id}/courier: an active courier of the order's zone, or none. */
export async function assignCourier(
  tx: Transaction,
  context: ServerContext,
  step: Step,
  courierId: number | null,
): Promise<BoardOrder> {
  const order = await lockAssignable(tx, context, step);
  if (courierId !== null) {
    const [courier] = await tx
      .select({ id: couriers.id })
      .from(couriers)
      .where(and(eq(couriers.id, courierId), eq(couriers.active, true), eq(couriers.zoneId, order.zoneId)))
      .for("share");
    if (!courier) throw refuse("board_courier_unknown");
  }
  return giveTo(tx, context, step, order, courierId);
}

/** Gives a held order to a courier, or to nobody. */
export async function giveTo(
  tx: Transaction,
  context: ServerContext,
  step: Step,
  order: OrderRow,
  courierId: number | null,
): Promise<BoardOrder> {
  const now = context.clock.now();
  if (courierId !== order.courierId) {
    const [moved] = await tx
      .update(orders)
      .set({
        courierId,
        courierRoute: courierId === null ? null : await courierRouteOf(tx, context, order),
        // A position from before is the other courier's.
        courierPlace: null,
        courierStartedAt: order.courierStartedAt === null || courierId === null ? null : now,
        updatedAt: now,
      })
      .where(eq(orders.id, order.id))
      .returning();
    if (moved) await notifyStore(tx, context, moved, "updated");
    const orderId = order.id;
    if (order.courierId !== null)
      await queueCourierPush(tx, context, { orderId, courierId: order.courierId, news: "taken" });
    if (courierId !== null) await queueCourierPush(tx, context, { orderId, courierId, news: "assigned" });
  }
  return done(tx, context, step, {
    action: "courier_changed",
    storeId: order.storeId,
    before: { courier_id: order.courierId },
    after: { courier_id: courierId },
  });
}
