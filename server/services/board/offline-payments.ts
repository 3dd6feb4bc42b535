/** Payments outside of the app at the board, decided by the same rules as by `ops`. */
import { and, eq } from "drizzle-orm";
import type {
  BoardOfflineDenial,
  BoardOfflinePayments,
  BoardOfflineVerification,
} from "@/contract/calls/board-decisions";
import type { Language, Queryable, ServerContext, Transaction } from "../../context";
import { orders } from "../../db/schema";
import { writeAudit } from "../audit/write-audit";
import { type Operator, reachedBy } from "../operators/operator";
import { denyPayment, verifyPayment } from "../payments/decide-offline";
import { listOpenOfflinePayments } from "../payments/open-offline";
import { refuse } from "../refusals";
import type { Step } from "./order-steps";

/** GET /board/offline-payments. */
export async function listBoardOfflinePayments(
  database: Queryable,
  operator: Operator,
  language: Language,
): Promise<BoardOfflinePayments> {
  const open = await listOpenOfflinePayments(database, language, reachedBy(orders.storeId, operator));
  return {
    payments: open.map((payment) => ({
      order_id: payment.orderId,
      store_id: payment.storeId,
      customer_name: payment.customerName,
      amount: payment.amount,
      method: payment.method,
      answers: payment.answers,
      note: payment.note,
      said_at: payment.saidAt,
    })),
  };
}

/** The instant that a request names; 409 where it is none that the board was sent. */
function readSaidAt(text: string): Date {
  const saidAt = new Date(text);
  if (Number.isNaN(saidAt.getTime())) throw refuse("offline_changed");
  return saidAt;
}

async function decide(
  tx: Transaction,
  context: ServerContext,
  { operator, orderId }: Step,
  { action, after, run }: { action: string; after: Record<string, unknown>; run: () => Promise<void> },
): Promise<void> {
  const [order] = await tx
    .select({ storeId: orders.storeId })
    .from(orders)
    .where(and(eq(orders.id, orderId), reachedBy(orders.storeId, operator)));
  if (!order) throw refuse("board_order_unknown");
  await run();
  await writeAudit(tx, {
    now: context.clock.now(),
    operator,
    action,
    orderId,
    storeId: order.storeId,
    before: { payment: "said" },
    after,
  });
}

/** POST /board/orders/{id}/offline-payment/verify. 404 where nothing was said, 403 `offline_verified` where it is decided. */
export function verifyBoardPayment(
  tx: Transaction,
  context: ServerContext,
  step: Step,
  { said_at }: BoardOfflineVerification,
): Promise<void> {
  const payment = { orderId: step.orderId, saidAt: readSaidAt(said_at) };
  return decide(tx, context, step, {
    action: "payment_verified",
    after: { payment: "verified" },
    run: () => verifyPayment(tx, context, payment),
  });
}

/** POST /board/orders/{id}/offline-payment/deny. */
export function denyBoardPayment(
  tx: Transaction,
  context: ServerContext,
  step: Step,
  { said_at, reason: written }: BoardOfflineDenial,
): Promise<void> {
  const reason = written.trim();
  if (reason === "") throw refuse("reason_missing");
  const payment = { orderId: step.orderId, saidAt: readSaidAt(said_at) };
  return decide(tx, context, step, {
    action: "payment_denied",
    after: { payment: "denied", reason },
    run: () => denyPayment(tx, context, payment, reason),
  });
}
