import { eq } from "drizzle-orm";
import type { PlacedOrder } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import type { AgreeRequest } from "@/contract/calls/prescriptions";
import type { Language, ServerContext, Transaction } from "../../context";
import { type OrderRow, orders } from "../../db/schema";
import { lockOwnOrder } from "../orders/cancel-order";
import { zoneTerms } from "../orders/delivery-charge";
import { expectedTotalProblem } from "../orders/expected-total";
import { firstStatus } from "../orders/insert-order";
import { readOwner } from "../orders/order-owner";
import { paymentColumns, paymentMethodProblem } from "../orders/order-payment";
import { paymentOf, startOrder } from "../orders/place-order";
import type { Owner } from "../owner/owner";
import { readCurrencyTerms } from "../payments/records/shop-currency";
import { orThrow, refuse } from "../refusals";
import { readShopRules } from "../settings/shop-rules";
import type { ShopView } from "../settings/shop-view";

/** Refuses an order that has no price to agree to, not any more, or another one than the shopper saw. */
function checkPrice(order: OrderRow, amount: number, { now, digits }: ShopView): void {
  if (order.prescriptionState === "agreed") throw refuse("prescription_agreed");
  if (order.status !== "pending") throw refuse("order_finished");
  if (order.prescriptionState === "waiting" || order.agreeUntil === null)
    throw refuse("prescription_waiting");
  if (now.getTime() > order.agreeUntil.getTime()) throw refuse("prescription_late");
  orThrow(expectedTotalProblem(order.total, amount, digits));
}

/**
 * PUT /customer/order/prescription/agree: the shopper takes the price of their prescription and says how they pay. From then on
 * the order is like every other one: confirmed when it is paid, pending for cash, and waiting for a payment that comes first.
 * A shopper known by the order's contact alone (`isOwn` is false) pays in cash.
 */
export async function agreeToPrescription(
  tx: Transaction,
  context: ServerContext,
  { owner, isOwn, body, language }: { owner: Owner; isOwn: boolean; body: AgreeRequest; language: Language },
): Promise<PlacedOrder> {
  // Other ways of paying go on behind doors that are the owner's.
  if (!isOwn && body.payment_method !== "cash_on_delivery") throw refuse("agree_elsewhere");
  // The person first and then their order, as when one is placed.
  const customer = await readOwner(tx, owner, true);
  const order = await lockOwnOrder(tx, owner, body.order_id);
  if (!order || order.prescriptionState === null) throw refuse("order_not_found");
  const rules = await readShopRules(tx, language);
  const { timeZones, clock, paymentGateways: gateways } = context;
  const view: ShopView = { language, now: clock.now(), timeZone: timeZones.shop, digits: rules.digits };
  checkPrice(order, body.order_amount, view);
  const terms = await zoneTerms(tx, order.zoneId, order.moduleId);
  if (!terms) throw refuse("zone");
  const asOrder: PlaceOrderRequest = {
    order_type: order.type,
    payment_method: body.payment_method,
    partial_payment: body.partial_payment ?? 0,
    bring_change_amount: body.bring_change_amount ?? null,
  };
  orThrow(paymentMethodProblem(asOrder, rules, terms, { owner, gateways }));
  const found = paymentOf(
    {
      customer,
      terms,
      view,
      currencyTerms: await readCurrencyTerms(tx, context),
      isDelivered: order.type === "delivery",
    },
    { total: { total: order.total } },
    { body: asOrder },
  );
  const payment = orThrow(found);
  const [agreed] = await tx
    .update(orders)
    .set({
      ...firstStatus(body.payment_method, payment.due, view.now),
      ...paymentColumns(asOrder, payment),
      bringChange: payment.change,
      prescriptionState: "agreed",
      agreeUntil: null,
      agreedAt: view.now,
      updatedAt: view.now,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!agreed) throw refuse("order_not_found");
  const placed = await startOrder(tx, context, agreed, { buyer: owner, view });
  // A guest's number opens all of their orders: a contact and an order's number do not reveal it.
  return isOwn ? placed : { ...placed, user_id: 0 };
}
