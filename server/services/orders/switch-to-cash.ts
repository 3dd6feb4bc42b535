import { eq } from "drizzle-orm";
import type { SwitchPaymentRequest } from "@/contract/calls/orders";
import { roundedTotal } from "@/domain/currencies/money-rounding";
import type { Minor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { orders } from "../../db/schema";
import type { Owner } from "../owner/owner";
import { refuseWhilePaying } from "../payments/records/payments-of-order";
import { readCurrencyTerms } from "../payments/records/shop-currency";
import { orThrow, refuse } from "../refusals";
import { readShopRules } from "../settings/shop-rules";
import { queueNextStep } from "./autopilot-steps";
import { cancelOrder, lockOwnOrder } from "./cancel-order";
import { zoneTerms } from "./delivery-charge";
import { expectedTotalProblem } from "./expected-total";
import { refusalAmount } from "./price-order";
import { reclaimStock } from "./reclaim-stock";
import { orderStatusChanged } from "./status-changed";

/** The reason with which the specification's page cancels through payment-method. */
const paymentCanceled = "Order payment canceled";

/** An order's total as it is when what the wallet has not paid is paid at the door, where there may be no coins for its cents. */
export function paidInCash(
  { total, rounding, paidFromWallet }: Pick<OrderRow, "total" | "rounding" | "paidFromWallet">,
  step: Minor,
): Pick<OrderRow, "total" | "rounding"> {
  const rest = roundedTotal({ total: total - paidFromWallet, rounding }, step);
  return { total: rest.total + paidFromWallet, rounding: rest.rounding };
}

/** PUT /customer/order/payment-method: a failed, unpaid order becomes a pending one for cash, at the total that its shopper was shown. */
export async function switchToCash(
  tx: Transaction,
  context: ServerContext,
  owner: Owner,
  body: SwitchPaymentRequest,
  shownTotal: number | null,
): Promise<void> {
  if (body.reason?.trim() === paymentCanceled) {
    return cancelOrder(tx, context, owner, { order_id: body.order_id, reason: body.reason });
  }
  const order = await lockOwnOrder(tx, owner, body.order_id);
  if (!order) throw refuse("order_not_found");
  if (order.status !== "failed" || order.paymentStatus !== "unpaid") throw refuse("cash_switch");
  await refuseWhilePaying(tx, order.id);
  const rules = await readShopRules(tx);
  const terms = await zoneTerms(tx, order.zoneId, order.moduleId);
  if (!rules.cashOnDelivery || !terms?.zone.cashOnDelivery) throw refuse("cash_switch");
  const maxCash = terms.maximumCashOrder ?? 0;
  const { total, rounding } = paidInCash(order, (await readCurrencyTerms(tx, context)).cash);
  orThrow(expectedTotalProblem(total, shownTotal, rules.digits));
  if (maxCash > 0 && total - order.paidFromWallet > maxCash)
    throw refuse("cash_limit", { amount: refusalAmount(maxCash, rules.digits) });
  await reclaimStock(tx, context, order);
  const now = context.clock.now();
  const reached = { ...order.reached, pending: now.toISOString() };
  delete reached.failed;
  const isPart = order.paidFromWallet > 0;
  const [moved] = await tx
    .update(orders)
    .set({
      status: "pending",
      total,
      rounding,
      paymentMethod: isPart ? "partial_payment" : "cash_on_delivery",
      restMethod: isPart ? "cash_on_delivery" : null,
      paymentStatus: isPart ? "partially_paid" : "unpaid",
      holdsUntil: null,
      reached,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!moved) throw refuse("order_not_found");
  await orderStatusChanged(tx, context, moved);
  await queueNextStep(tx, context, moved);
}
