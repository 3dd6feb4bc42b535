/** Begins the payment of an order, and leads the shopper to the gateway's page. */
import { and, eq, isNull } from "drizzle-orm";
import type { Language, ServerContext } from "../../context";
import { type OrderRow, orders, type PaymentRow, payments, zones } from "../../db/schema";
import { transact } from "../../db/transact";
import { languageFrom, textsOf } from "../../locales";
import { paidUntil, reclaimStock } from "../orders/reclaim-stock";
import { type Owner, ownedBy } from "../owner/owner";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import { readDigits } from "../settings/shop-view";
import { type CheckedPayment, checkPaymentStatus, startedPayments } from "./check-payment";
import { paymentToken } from "./payment-token";
import { chargedAmount } from "./records/gateway-amounts";
import type { PaymentFlag } from "./return-address";
import { settlePayment } from "./settle-payment";
import { writePayment } from "./write-payment";

export interface OrderPaymentRequest {
  owner: Owner;
  orderId: number;
  gateway: string;
  /** Checked before. */
  callback: string;
  language: Language;
}

/** Refuses with `digital_payment` where the shop or the zone takes no such payment. */
export async function checkGateway(
  { database, paymentGateways }: ServerContext,
  gateway: string,
): Promise<void> {
  const config = await readConfig(database);
  if (!config.digital_payment || !paymentGateways.has(gateway)) throw refuse("digital_payment");
}

/** The unpaid rest of an order, minor units. */
export const amountDue = ({ total, paidFromWallet }: Pick<OrderRow, "total" | "paidFromWallet">) =>
  total - paidFromWallet;

/** Whether an order of the caller's is paid already, or cost nothing: a page of a gateway has nothing to ask for then. */
export async function isOrderPaid(
  { database }: Pick<ServerContext, "database">,
  owner: Owner,
  orderId: number,
): Promise<boolean> {
  const [order] = await database
    .select({ paymentStatus: orders.paymentStatus })
    .from(orders)
    .where(and(eq(orders.id, orderId), ownedBy(orders, owner)))
    .limit(1);
  return order?.paymentStatus === "paid";
}

/**
 * The payment of an order that is to be paid first. One that is under way is gone on with: an order has no second one before
 * the outcome of the first is known. Refuses orders that need no payment, and what is sold out by now.
 */
export async function startOrderPayment(
  context: ServerContext,
  { owner, orderId, gateway, callback, language }: OrderPaymentRequest,
): Promise<PaymentRow> {
  await checkGateway(context, gateway);
  const [known] = await context.database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), ownedBy(orders, owner)))
    .limit(1);
  if (!known) throw refuse("order_not_found");
  // Its outcome may have been lost.
  for (const started of await startedPayments(context, orderId)) {
    const { payment, state } = await checkPaymentStatus(context, started, "shopper", {
      close: started.gateway !== gateway,
    });
    if (state !== "failed" && state !== "canceled") return payment;
  }
  const now = context.clock.now();
  return transact(context.database, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), ownedBy(orders, owner)))
      .for("update");
    if (!order) throw refuse("order_not_found");
    const [begun] = await tx
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.status, "started")))
      .limit(1);
    if (begun) return begun;
    if (order.status !== "failed" || order.paymentStatus === "paid" || amountDue(order) <= 0)
      throw refuse("payment_not_needed");
    const [zone] = await tx.select().from(zones).where(eq(zones.id, order.zoneId)).limit(1);
    if (!zone?.digitalPayment) throw refuse("digital_payment");
    await reclaimStock(tx, context, order);
    const reached = { ...order.reached };
    delete reached.failed;
    await tx
      .update(orders)
      .set({ reached, holdsUntil: paidUntil(order, now), updatedAt: now })
      .where(eq(orders.id, orderId));
    return writePayment(tx, context, {
      purpose: "order",
      orderId,
      customerId: order.customerId,
      gateway,
      amount: amountDue(order),
      returnTo: callback,
      language,
    });
  });
}

/** The address of the gateway's page for a payment, or of the return where it needs none any more. */
export async function gatewayPage(
  context: ServerContext,
  payment: PaymentRow,
  ownOrigin: string,
): Promise<string> {
  const { database, paymentGateways } = context;
  const token = await paymentToken(database, "return", payment.id);
  const returnUrl = `${ownOrigin}/payment-mobile/return?payment=${encodeURIComponent(token)}`;
  const gateway = paymentGateways.get(payment.gateway);
  if (payment.status !== "started" || !gateway) return returnUrl;
  if (payment.session !== null) return (await gateway.read(payment.session)).payUrl ?? returnUrl;
  const language = languageFrom(payment.language);
  const texts = textsOf(language).payment;
  const { session, payUrl } = await gateway.start({
    paymentId: payment.id,
    amount: chargedAmount(gateway, payment.amount, await readDigits(database)),
    currency: payment.currency,
    description: {
      order: texts.order.replace("{id}", String(payment.orderId)),
      add_fund: texts.addFund,
      subscription: texts.storePackage,
    }[payment.purpose],
    language,
    returnUrl,
    cancelUrl: `${returnUrl}&canceled=1`,
  });
  const stored = await database
    .update(payments)
    .set({ session })
    .where(and(eq(payments.id, payment.id), isNull(payments.session), eq(payments.status, "started")))
    .returning({ id: payments.id });
  if (stored.length > 0) return payUrl;
  const [now] = await database.select().from(payments).where(eq(payments.id, payment.id)).limit(1);
  // Another tab was quicker, with the same session.
  if (now?.session === session) return now.status === "started" ? payUrl : returnUrl;
  // Ended while the gateway was asked: nobody may pay it any more, and a refund finds what was charged all the same.
  await database
    .update(payments)
    .set({ session })
    .where(and(eq(payments.id, payment.id), isNull(payments.session)));
  await settlePayment(context, payment, await gateway.close(session), "shopper");
  return returnUrl;
}

/** The outcome for the shopper on the return. A charge that has to go back is no success. */
export function flagOf({ payment, state }: CheckedPayment): PaymentFlag {
  if (payment.status === "paid") return "success";
  if (payment.status === "refund_due" || payment.status === "refunded" || state === "failed") return "fail";
  return state === "canceled" ? "cancel" : "pending";
}
