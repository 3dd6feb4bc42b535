/** Steps of a courier with an order of theirs, by the same rules as at the board; each with its line in the audit log. */
import { timingSafeEqual } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type {
  CourierDeliveredRequest,
  CourierReturnedRequest,
  CourierStepDone,
  CourierStepRequest,
} from "@/contract/calls/couriers";
import { toMinor } from "@/domain/money";
import { cleanCode } from "@/domain/written-text";
import type { ServerContext, Transaction } from "../../context";
import { type OrderRow, orders } from "../../db/schema";
import { writeAudit } from "../audit/write-audit";
import { cashToTake } from "../courier-cash/cash-to-take";
import { advanceLockedOrder } from "../orders/advance-order";
import { notifyStore } from "../orders/notify-store";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import { type Courier, courierInAudit } from "./courier";
import { proofOf } from "./delivery-proofs";
import { askForWaiting } from "./waiting-orders";

/** A press of a courier's, and its order. */
export interface CourierStep {
  courier: Courier;
  orderId: number;
}

/** Locks an order of the courier's own; 404 for any other, also for one that was given to somebody else. */
export async function lockOwn(tx: Transaction, { courier, orderId }: CourierStep): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.courierId, courier.id), eq(orders.announced, true)))
    .for("update");
  if (!order) throw refuse("courier_order_unknown");
  return order;
}

/** The phone's time of a press, not before the step that came last and not in the future. */
function pressedAt(order: OrderRow, at: number, now: Date): Date {
  const reached = Object.values(order.reached).map((time) => Date.parse(time ?? ""));
  const last = Math.max(order.createdAt.getTime(), ...reached.filter((time) => !Number.isNaN(time)));
  return new Date(Math.min(now.getTime(), Math.max(last, at)));
}

async function done(
  tx: Transaction,
  context: ServerContext,
  { courier, orderId }: CourierStep,
  change: { action: string; before: OrderRow; after: OrderRow; more?: Record<string, unknown> },
): Promise<CourierStepDone> {
  const { action, before, after, more } = change;
  await writeAudit(tx, {
    now: context.clock.now(),
    operator: courierInAudit(courier),
    action,
    orderId,
    storeId: after.storeId,
    before: { status: before.status },
    after: { status: after.status, ...more },
  });
  return { id: orderId, status: after.status };
}

const changed = (order: OrderRow) => refuse("order_changed_by_nobody", { status: order.status });

async function change(
  tx: Transaction,
  order: OrderRow,
  values: Partial<typeof orders.$inferInsert>,
): Promise<OrderRow> {
  const [written] = await tx.update(orders).set(values).where(eq(orders.id, order.id)).returning();
  if (!written) throw refuse("courier_order_unknown");
  return written;
}

/** POST /courier/orders/{id}/picked-up: what was handed over was made, whether or not somebody said so. */
export async function pickUp(
  tx: Transaction,
  context: ServerContext,
  step: CourierStep,
  { at }: CourierStepRequest,
): Promise<CourierStepDone> {
  const before = await lockOwn(tx, step);
  if (!["confirmed", "accepted", "processing", "handover"].includes(before.status)) throw changed(before);
  let moved = before;
  while (moved.status !== "picked_up") {
    const next = await advanceLockedOrder(tx, context, moved);
    if (!next) throw refuse("board_step");
    moved = next;
  }
  const time = pressedAt(before, at, context.clock.now()).toISOString();
  const after = await change(tx, moved, {
    reached: { ...moved.reached, picked_up: time },
    courierArrivedAt: null,
    returnedReason: null,
    // The phone says where the courier is: nothing is computed any more.
    courierRoute: null,
    courierPlace: null,
    courierStartedAt: null,
  });
  return done(tx, context, step, { action: "order_picked_up", before, after, more: { at: time } });
}

/** POST /courier/orders/{id}/arrived. */
export async function arrive(
  tx: Transaction,
  context: ServerContext,
  step: CourierStep,
  { at }: CourierStepRequest,
): Promise<CourierStepDone> {
  const before = await lockOwn(tx, step);
  if (before.status !== "picked_up") throw changed(before);
  if (before.courierArrivedAt !== null) return { id: before.id, status: before.status };
  const now = context.clock.now();
  const after = await change(tx, before, { courierArrivedAt: pressedAt(before, at, now), updatedAt: now });
  await notifyStore(tx, context, after, "updated");
  const { orderId, courier } = step;
  await writeAudit(tx, {
    now,
    operator: courierInAudit(courier),
    action: "courier_arrived",
    orderId,
    storeId: after.storeId,
  });
  return { id: orderId, status: after.status };
}

/** Whether two codes are the same; how far they agree takes no longer to tell. */
function isCode(typed: string, right: string): boolean {
  const [a, b] = [cleanCode(typed).replace(/[\s-]/g, ""), right].map((text) => Buffer.from(text ?? ""));
  return a !== undefined && b !== undefined && a.length === b.length && timingSafeEqual(a, b);
}

/** POST /courier/orders/{id}/delivered: with the shopper's code or a photo, where the shop asks for one, and the cash. */
export async function deliver(
  tx: Transaction,
  context: ServerContext,
  step: CourierStep,
  body: CourierDeliveredRequest,
): Promise<CourierStepDone> {
  const before = await lockOwn(tx, step);
  if (before.status !== "picked_up") throw changed(before);
  const config = await readConfig(tx);
  const { needs_code: needsCode, needs_photo: needsPhoto } = proofOf(config);
  const isPictured = needsPhoto && before.deliveryProof.length > 0;
  const isNamed = needsCode && body.code !== undefined && isCode(body.code, before.otp);
  if ((needsCode || needsPhoto) && !isPictured && !isNamed)
    throw refuse(needsCode ? "courier_code" : "courier_photo");
  const digits = config.digit_after_decimal_point;
  const cash = cashToTake(before);
  if (toMinor(body.cash_taken, digits) !== cash)
    throw refuse("courier_cash", { amount: { minor: cash, digits } });
  const moved = await advanceLockedOrder(tx, context, before);
  if (!moved) throw refuse("board_step");
  const time = pressedAt(before, body.at, context.clock.now()).toISOString();
  const after = await change(tx, moved, { reached: { ...moved.reached, delivered: time } });
  const result = await done(tx, context, step, {
    action: "order_delivered",
    before,
    after,
    more: { at: time, proof: isNamed ? "code" : isPictured ? "photo" : null, cash: body.cash_taken },
  });
  await askForWaiting(tx, context, step.courier.zoneId);
  return result;
}

/** POST /courier/orders/{id}/returned: the order is the shop's again, without a courier, and says why. */
export async function bringBack(
  tx: Transaction,
  context: ServerContext,
  step: CourierStep,
  body: CourierReturnedRequest,
): Promise<CourierStepDone> {
  const reason = body.reason.trim();
  if (reason === "") throw refuse("reason_missing");
  const before = await lockOwn(tx, step);
  if (before.status !== "picked_up") throw changed(before);
  const { picked_up: _, ...reached } = before.reached;
  const after = await change(tx, before, {
    // A parcel is not made: it waits where it was before it was taken.
    status: before.type === "parcel" ? "confirmed" : "handover",
    reached,
    courierId: null,
    courierRoute: null,
    courierStartedAt: null,
    courierArrivedAt: null,
    returnedReason: reason,
    updatedAt: context.clock.now(),
  });
  await notifyStore(tx, context, after, "updated");
  return done(tx, context, step, { action: "order_returned", before, after, more: { reason } });
}
