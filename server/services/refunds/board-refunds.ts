/** Requests for refunds at the board, decided by the same rules as by `ops`. */
import { and, asc, eq } from "drizzle-orm";
import type {
  BoardRefundApproval,
  BoardRefundApproved,
  BoardRefundRejection,
  BoardRefunds,
  BoardShopRefund,
} from "@/contract/calls/board-refunds";
import { toMajor, toMinor } from "@/domain/money";
import type { Queryable, ServerContext, Transaction } from "../../context";
import { type OrderRow, orders, refundRequests } from "../../db/schema";
import { writeAudit } from "../audit/write-audit";
import type { Step } from "../board/order-steps";
import { type Operator, reachedBy } from "../operators/operator";
import { type RefusalName, refuse } from "../refusals";
import { readDigits } from "../settings/shop-view";
import { giveRefund, turnDownRefund } from "./decide-refund";
import { refundByShop } from "./refund-by-shop";

const maxListed = 100;

/** GET /board/refunds. */
export async function listBoardRefunds(database: Queryable, operator: Operator): Promise<BoardRefunds> {
  const digits = await readDigits(database);
  const rows = await database
    .select({ request: refundRequests, order: orders })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(and(eq(refundRequests.state, "pending"), reachedBy(orders.storeId, operator)))
    .orderBy(asc(refundRequests.createdAt), asc(refundRequests.id))
    .limit(maxListed);
  return {
    refunds: rows.map(({ request, order }) => ({
      order_id: order.id,
      store_id: order.storeId,
      customer_name: order.address.contact_person_name,
      amount: toMajor(request.amount, digits),
      payment_method: order.paymentMethod,
      reason: request.reason,
      note: request.note,
      photos: request.photos,
      asked_at: request.createdAt.toISOString(),
    })),
  };
}

async function reachedOrder(tx: Transaction, { operator, orderId }: Step): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.announced, true), reachedBy(orders.storeId, operator)));
  if (!order) throw refuse("board_order_unknown");
  return order;
}

/** Refuses an amount that the currency cannot write: it is none of the shop. */
async function checkExact(tx: Transaction, amount: number | null, name: RefusalName): Promise<void> {
  const digits = await readDigits(tx);
  if (amount !== null && toMajor(toMinor(amount, digits), digits) !== amount) throw refuse(name);
}

/** POST /board/orders/{id}/refund/approve. 403 `amount` for more than was asked, 403 `refund` for what is decided. */
export async function approveOrderRefund(
  tx: Transaction,
  context: ServerContext,
  step: Step,
  body: BoardRefundApproval,
): Promise<BoardRefundApproved> {
  const { storeId } = await reachedOrder(tx, step);
  await checkExact(tx, body.amount, "refund_amount");
  const { amount, returnedTo } = await giveRefund(tx, context, step.orderId, body.amount);
  await writeAudit(tx, {
    now: context.clock.now(),
    operator: step.operator,
    action: "refund_approved",
    orderId: step.orderId,
    storeId,
    before: { status: "refund_requested" },
    after: { status: "refunded", amount, returned_to: returnedTo },
  });
  return { amount, returned_to: returnedTo };
}

/** POST /board/orders/{id}/refund. 403 `refund` for an order that is not delivered and paid, or was refunded. */
export async function giveOrderRefund(
  tx: Transaction,
  context: ServerContext,
  step: Step,
  body: BoardShopRefund,
): Promise<BoardRefundApproved> {
  const words = body.reason.trim();
  if (words === "") throw refuse("reason_missing");
  const { storeId, status } = await reachedOrder(tx, step);
  await checkExact(tx, body.amount, "refund_total");
  const { orderId, operator } = step;
  const { amount, returnedTo } = await refundByShop(tx, context, { orderId, amount: body.amount, words });
  await writeAudit(tx, {
    now: context.clock.now(),
    operator,
    action: "refund_given",
    orderId,
    storeId,
    before: { status },
    after: { status: "refunded", amount, returned_to: returnedTo, reason: words },
  });
  return { amount, returned_to: returnedTo };
}

/** POST /board/orders/{id}/refund/reject. */
export async function rejectOrderRefund(
  tx: Transaction,
  context: ServerContext,
  step: Step,
  body: BoardRefundRejection,
): Promise<void> {
  const answer = body.answer.trim();
  if (answer === "") throw refuse("reason_missing");
  const { storeId } = await reachedOrder(tx, step);
  await turnDownRefund(tx, context, step.orderId, answer);
  await writeAudit(tx, {
    now: context.clock.now(),
    operator: step.operator,
    action: "refund_rejected",
    orderId: step.orderId,
    storeId,
    before: { status: "refund_requested" },
    after: { status: "refund_request_canceled", answer },
  });
}
