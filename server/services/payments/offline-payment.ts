/**
 * A shopper's statement about a payment outside of the app: the order goes on to the shop, which looks whether it has the money.
 */
import { eq } from "drizzle-orm";
import type { OfflinePaymentRequest, OfflinePaymentUpdate } from "@/contract/calls/payments";
import { firstOfflineProblem, offlineNoteProblem } from "@/domain/offline-payment";
import type { Language, ServerContext, Transaction } from "../../context";
import {
  type OfflineMethodRow,
  type OfflinePaymentRow,
  type OrderRow,
  offlinePayments,
  orders,
  zones,
} from "../../db/schema";
import { lockOwnOrder } from "../orders/cancel-order";
import { holdMinutes } from "../orders/hold-times";
import { reclaimStock } from "../orders/reclaim-stock";
import { orderStatusChanged } from "../orders/status-changed";
import type { Owner } from "../owner/owner";
import { refuse } from "../refusals";
import { readShopRules } from "../settings/shop-rules";
import { queueOfflineCheck } from "./offline-autopilot";
import { localText, takenOfflineMethod } from "./records/offline-payments-of-order";
import { refuseWhilePaying } from "./records/payments-of-order";

const dayMs = holdMinutes.offline * 60_000;

/** The fields of the method in a request. Refuses the first one that cannot be taken. */
function readAnswers(
  method: OfflineMethodRow,
  body: Readonly<Record<string, unknown>>,
  language: Language,
): OfflinePaymentRow["answers"] {
  const answerOf = (key: string): string => {
    const value = Object.hasOwn(body, key) ? body[key] : "";
    return typeof value === "string" ? value : "";
  };
  const wrong = firstOfflineProblem(method.fields, answerOf);
  if (wrong) throw refuse(`offline_${wrong.problem}`, { field: localText(wrong.field.label, language) });
  return method.fields.flatMap(({ key, label }) => {
    const value = answerOf(key).trim();
    return value === "" ? [] : [{ key, label, value }];
  });
}

function readNote(note: string | null | undefined): string | null {
  // Forms end lines with both characters.
  const written = (note ?? "").replaceAll("\r\n", "\n").trim();
  if (offlineNoteProblem(written) !== null) throw refuse("offline_note");
  return written || null;
}

/** Refuses where the shop or the order's zone takes no such payments. */
async function checkOffered(tx: Transaction, order: OrderRow): Promise<void> {
  const [zone] = await tx.select().from(zones).where(eq(zones.id, order.zoneId)).limit(1);
  if (!(await readShopRules(tx)).offlinePayment || !zone?.offlinePayment) throw refuse("offline_payment");
}

/** Writes what was said at `now`, and the order waits for the shop to look at it. */
async function awaitCheck(
  tx: Transaction,
  context: ServerContext,
  order: OrderRow,
  details: Details,
  now: Date,
): Promise<void> {
  await writeDetails(tx, order, details, now);
  const reached = { ...order.reached, pending: now.toISOString() };
  delete reached.failed;
  const latest = order.createdAt.getTime() + 2 * dayMs;
  const [pending] = await tx
    .update(orders)
    .set({
      status: "pending",
      paymentMethod: "offline_payment",
      restMethod: null,
      bringChange: 0,
      holdsUntil: new Date(Math.min(now.getTime() + dayMs, latest)),
      reached,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!pending) throw refuse("order_not_found");
  await orderStatusChanged(tx, context, pending);
  await queueOfflineCheck(tx, context, pending.id, now);
}

interface Details {
  method: OfflineMethodRow;
  answers: OfflinePaymentRow["answers"];
  note: string | null;
}

async function writeDetails(
  tx: Transaction,
  { id: orderId, customerId }: OrderRow,
  { method, answers, note }: Details,
  now: Date,
): Promise<void> {
  const said = {
    methodId: method.id,
    methodName: method.name,
    methodDetails: method.details,
    answers,
    note,
    state: "pending" as const,
    denial: null,
    decidedAt: null,
    updatedAt: now,
  };
  await tx
    .insert(offlinePayments)
    .values({ orderId, customerId, ...said, createdAt: now })
    .onConflictDoUpdate({ target: offlinePayments.orderId, set: said });
}

/** PUT /customer/order/offline-payment: an order that is to be paid first was paid outside of the app, and goes to the shop. */
export async function submitOfflinePayment(
  tx: Transaction,
  context: ServerContext,
  owner: Owner,
  body: OfflinePaymentRequest,
  language: Language,
): Promise<void> {
  const order = await lockOwnOrder(tx, owner, body.order_id);
  if (!order) throw refuse("order_not_found");
  const isOpen = order.status === "failed" && order.paymentStatus === "unpaid" && order.paidFromWallet === 0;
  if (!isOpen) throw refuse("payment_not_needed");
  await checkOffered(tx, order);
  const method = await takenOfflineMethod(tx, body.method_id, {
    // Chosen at the checkout, while it was offered.
    paidBy: order.paymentMethod === "offline_payment",
  });
  if (!method) throw refuse("offline_method");
  const details = {
    method,
    answers: readAnswers(method, body, language),
    note: readNote(body.customer_note),
  };
  await refuseWhilePaying(tx, order.id);
  await reclaimStock(tx, context, order);
  await awaitCheck(tx, context, order, details, context.clock.now());
}

/** PUT /customer/order/offline-payment-update: corrects what was said, until the payment is verified. */
export async function updateOfflinePayment(
  tx: Transaction,
  context: ServerContext,
  owner: Owner,
  body: OfflinePaymentUpdate,
  language: Language,
): Promise<void> {
  const order = await lockOwnOrder(tx, owner, body.order_id);
  if (!order) throw refuse("order_not_found");
  const [said] = await tx
    .select()
    .from(offlinePayments)
    .where(eq(offlinePayments.orderId, order.id))
    .limit(1);
  const isOffline = order.paymentMethod === "offline_payment";
  if (!said || !isOffline) throw refuse("payment_not_needed");
  if (order.paymentStatus !== "unpaid") throw refuse("offline_verified");
  if (order.status !== "pending" && order.status !== "failed") throw refuse("payment_not_needed");
  const methodId = body.method_id ?? said.methodId ?? 0;
  const method = await takenOfflineMethod(tx, methodId, { paidBy: methodId === said.methodId });
  if (!method) throw refuse("offline_method");
  const details = {
    method,
    answers: readAnswers(method, body, language),
    note: readNote(body.customer_note),
  };
  const now = context.clock.now();
  if (order.status === "failed") {
    await refuseWhilePaying(tx, order.id);
    await reclaimStock(tx, context, order);
    return awaitCheck(tx, context, order, details, now);
  }
  await writeDetails(tx, order, details, now);
  await queueOfflineCheck(tx, context, order.id, now);
}
