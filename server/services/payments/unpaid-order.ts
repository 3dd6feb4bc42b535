import { and, desc, eq } from "drizzle-orm";
import type { OrderPaymentState, UnpaidOrder } from "@/contract/calls/payments";
import { toMajor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../context";
import { customers, type OrderRow, orders } from "../../db/schema";
import { advanceLockedOrder } from "../orders/advance-order";
import { lockOwnOrder } from "../orders/cancel-order";
import { zoneTerms } from "../orders/delivery-charge";
import { refusalAmount } from "../orders/price-order";
import { reclaimStock } from "../orders/reclaim-stock";
import { paidInCash } from "../orders/switch-to-cash";
import { type Owner, ownedBy } from "../owner/owner";
import { refuse } from "../refusals";
import { readShopRules } from "../settings/shop-rules";
import { moveWallet } from "../wallet/wallet-movements";
import { checkPaymentStatus, startedPayments } from "./check-payment";
import { paymentsOf, refuseWhilePaying } from "./records/payments-of-order";
import { readCurrencyTerms } from "./records/shop-currency";

/** The state of an order's payment; its gateway is asked where that is open. */
async function stateOf(context: ServerContext, order: OrderRow): Promise<OrderPaymentState> {
  for (const payment of await startedPayments(context, order.id)) {
    const { state } = await checkPaymentStatus(context, payment, "question");
    if (state === "open") return "open";
    if (state === "processing" || state === "unknown") return "checking";
  }
  const rows = await paymentsOf(context.database, [order.id]);
  if (rows.some(({ status }) => status === "paid")) return "paid";
  const last = rows.at(-1)?.status;
  if (last === "refund_due" || last === "refunded") return "refunded";
  return last === undefined ? "unpaid" : "failed";
}

/** GET /customer/order/payment-failed: an unpaid order of the caller's own, the newest without a number; `{}` for none. */
export async function readUnpaidOrder(
  context: ServerContext,
  owner: Owner,
  orderId: number | undefined,
): Promise<UnpaidOrder> {
  const { database, paymentGateways } = context;
  const mine = ownedBy(orders, owner);
  const [found] = await database
    .select()
    .from(orders)
    .where(
      orderId === undefined
        ? and(mine, eq(orders.status, "failed"), eq(orders.paymentStatus, "unpaid"))
        : and(mine, eq(orders.id, orderId)),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (!found) return {};
  const payment_state = await stateOf(context, found);
  const [order = found] = await database.select().from(orders).where(eq(orders.id, found.id)).limit(1);
  const rules = await readShopRules(database);
  const terms = await zoneTerms(database, order.zoneId, order.moduleId);
  const { cash } = await readCurrencyTerms(database, context);
  const money = (minor: number) => toMajor(minor, rules.digits);
  return {
    order_id: order.id,
    order_amount: money(order.total),
    partially_paid_amount: money(order.paidFromWallet),
    cash_on_delivery: rules.cashOnDelivery && terms?.zone.cashOnDelivery === true,
    digital_payment: rules.digitalPayment && paymentGateways.size > 0 && terms?.zone.digitalPayment === true,
    offline_payment:
      rules.offlinePayment && terms?.zone.offlinePayment === true && order.paidFromWallet === 0,
    cash_order_amount: money(paidInCash(order, cash).total),
    maximum_cod_order_amount: terms?.maximumCashOrder ? money(terms.maximumCashOrder) : null,
    order_type: order.type,
    user_id: order.customerId ?? 0,
    zone_id: order.zoneId,
    payment_status: order.paymentStatus,
    payment_method: order.paymentMethod,
    contact_person_number: order.address.contact_person_number,
    payment_state,
  };
}

/** POST /customer/order/wallet-payment: an order that failed is paid from the wallet, and goes on. */
export async function payUnpaidFromWallet(
  tx: Transaction,
  context: ServerContext,
  customerId: number,
  orderId: number,
): Promise<void> {
  const order = await lockOwnOrder(tx, { kind: "customer", customerId }, orderId);
  if (!order) throw refuse("order_not_found");
  const rules = await readShopRules(tx);
  const isOpen = order.status === "failed" && order.paymentStatus === "unpaid" && order.paidFromWallet === 0;
  if (!isOpen || !rules.wallet) throw refuse("wallet_payment_off");
  await refuseWhilePaying(tx, orderId);
  await reclaimStock(tx, context, order);
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId)).for("update");
  const balance = customer?.walletBalance ?? 0;
  if (balance < order.total)
    throw refuse("wallet_payment_short", { amount: refusalAmount(balance, rules.digits) });
  const now = context.clock.now();
  if (order.total > 0)
    await moveWallet(tx, { customerId, type: "order_place", debit: order.total, orderId, now });
  const reached = { ...order.reached, pending: now.toISOString() };
  delete reached.failed;
  const [paid] = await tx
    .update(orders)
    .set({
      status: "pending",
      paymentMethod: "wallet",
      paymentStatus: "paid",
      paidFromWallet: order.total,
      holdsUntil: null,
      reached,
      updatedAt: now,
    })
    .where(eq(orders.id, orderId))
    .returning();
  if (paid) await advanceLockedOrder(tx, context, paid);
}
