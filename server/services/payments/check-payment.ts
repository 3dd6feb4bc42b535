/** Finds out what became of payments by asking their gateways. */
import { and, eq } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { orders, type PaymentRow, payments } from "../../db/schema";
import type { GatewayResult, GatewayState } from "../../ports/payment-gateway";
import { type Owner, ownedBy } from "../owner/owner";
import type { PaymentSource } from "./records/payment-states";
import { reportFailure } from "./report-failure";
import { settlePayment } from "./settle-payment";
import { untouchedFor } from "./stale-payments";

/** A payment and what its gateway says; `unknown` when the gateway could not be asked. */
export interface CheckedPayment {
  payment: PaymentRow;
  state: GatewayState | "unknown";
}

const isOver: Record<PaymentRow["status"], GatewayState | null> = {
  started: null,
  // A charge may still be told of, but by the gateway itself.
  failed: "failed",
  canceled: "canceled",
  paid: "paid",
  refund_due: "paid",
  refunded: "paid",
};

/** Asks the gateway about a payment that is not settled, and takes its answer over. `close` ends a session that is still open. */
export async function checkPaymentStatus(
  context: ServerContext,
  payment: PaymentRow,
  by: PaymentSource,
  { close = false }: { close?: boolean } = {},
): Promise<CheckedPayment> {
  const over = isOver[payment.status];
  if (over !== null) return { payment, state: over };
  const gateway = context.paymentGateways.get(payment.gateway);
  if (!gateway) return { payment, state: "unknown" };
  if (payment.session === null) {
    if (!close) return { payment, state: "open" };
    // The gateway may know it, from a start that was never answered: closed there first.
    const settled = await settlePayment(
      context,
      payment,
      { state: "canceled", paid: null, payUrl: null },
      by,
    );
    return { payment: settled, state: "canceled" };
  }
  let result: GatewayResult;
  try {
    result = close ? await gateway.close(payment.session) : await gateway.read(payment.session);
  } catch (error) {
    // A shopper hears that it is being checked; of a job nobody would hear.
    if (by === "job") reportFailure("A gateway could not be asked.", { paymentId: payment.id }, error);
    return { payment, state: "unknown" };
  }
  return { payment: await settlePayment(context, payment, result, by), state: result.state };
}

/** The payments of an order that are not settled yet. */
export const startedPayments = (context: Pick<ServerContext, "database">, orderId: number) =>
  context.database
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "started")));

/** Ends what is open of an order's payments before it is paid in another way, or canceled. */
export async function closePayments(
  context: ServerContext,
  orderId: number,
  by: PaymentSource,
): Promise<void> {
  for (const payment of await startedPayments(context, orderId))
    await checkPaymentStatus(context, payment, by, { close: true });
}

/** The same for an order of the caller's own that was not paid. */
export async function closeOwnPayments(context: ServerContext, owner: Owner, orderId: number): Promise<void> {
  const [own] = await context.database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), ownedBy(orders, owner), eq(orders.status, "failed")))
    .limit(1);
  if (own) await closePayments(context, orderId, "shopper");
}

/** How long a session may stay without a result before its gateway is asked, ms. */
const unansweredMs = 60_000;
/** Payments that one round asks about. */
const maxChecked = 100;

/** Asks about every payment that nobody has told of: the message and the shopper's return may both be missing. */
export async function checkUnsettled(context: ServerContext): Promise<void> {
  const rows = await context.database
    .select({ payment: payments, orderStatus: orders.status })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.status, "started"), untouchedFor(unansweredMs, context.clock.now())))
    .orderBy(payments.updatedAt)
    .limit(maxChecked);
  for (const { payment, orderStatus } of rows) {
    // Abandoned wallet payments end like unpaid orders.
    const old = context.clock.now().getTime() - payment.createdAt.getTime() > abandonedMs;
    // An order that the operator canceled, or that goes on in another way, is not to be paid any more.
    const close = payment.orderId === null ? old : orderStatus !== "failed";
    try {
      await checkPaymentStatus(context, payment, "job", { close });
    } catch (error) {
      reportFailure("A payment could not be checked.", { paymentId: payment.id }, error);
    }
    // To the end of the line, also after a failure.
    await context.database
      .update(payments)
      .set({ updatedAt: context.clock.now() })
      .where(and(eq(payments.id, payment.id), eq(payments.status, "started")));
  }
}

const abandonedMs = 3_600_000;
