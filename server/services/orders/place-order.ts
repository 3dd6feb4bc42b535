import { inArray } from "drizzle-orm";
import type { PlacedOrder } from "@/contract";
import type { DeliveryChargeParts } from "@/domain/delivery-charge";
import { type Minor, toMajor } from "@/domain/money";
import { maxTip } from "@/domain/tip-limit";
import type { ServerContext, Transaction } from "../../context";
import { cartLines, type OrderRow } from "../../db/schema";
import { textsOf } from "../../locales";
import { countCouponUse } from "../coupons/check-coupon";
import { orThrow, Refusal, refuse } from "../refusals";
import type { ShopView } from "../settings/shop-view";
import { moveWallet } from "../wallet/wallet-movements";
import { advanceLockedOrder } from "./advance-order";
import { queueNextStep } from "./autopilot-steps";
import { type CheckedOrder, checkOrder } from "./check-order";
import type { Expectations, PlaceOrderInput } from "./check-request";
import { deliveryPartsOf } from "./delivery-charge";
import { expectedTotalProblem } from "./expected-total";
import { insertOrder, insertOrderLines, orderValues } from "./insert-order";
import { changeToBring, type OrderPayment, paidFromWallet, totalStepOf } from "./order-payment";
import { type OrderChecks, report, throwFirst } from "./order-problems";
import { hasFirstOrderBonus, type PricedOrder, priceOrder, refusalAmount } from "./price-order";
import { orderStatusChanged } from "./status-changed";
import { runningFlashItems, type StockSources, stockSources, takeStock } from "./stock";

type PricedDelivery = PricedOrder & { delivery: DeliveryChargeParts | null };

export type { Expectations, PlaceOrderInput } from "./check-request";

/**
 * Places an order in one transaction: it is checked, priced, its stock and coupon reserved,
 * and written; or refused, and nothing happened. Amounts of the request are never trusted.
 */
export async function placeOrder(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
): Promise<PlacedOrder> {
  const order = await throwFirst(checkOrder(tx, context, input, { holdsRows: true }));
  const priced = await throwFirst(priceCheckedOrder(tx, order, input));
  const payment = orThrow(paymentOf(order, priced, input));
  const sources = await reserve(tx, order);
  return writeOrder(tx, context, input, { order, priced, sources, payment });
}

/**
 * Prices the order, for one that is placed and for one that is asked about. Refuses a tip that is too high, and another
 * total than the shopper saw.
 */
export async function* priceCheckedOrder(
  tx: Transaction,
  order: CheckedOrder,
  { body, expectations }: PlaceOrderInput,
): OrderChecks<PricedDelivery> {
  const { view, rules, customer, store, terms } = order;
  const delivery = order.isDelivered
    ? await deliveryPartsOf(tx, store, terms, rules, order.distanceMeters)
    : null;
  const priced = yield* priceOrder(
    tx,
    {
      body,
      orderType: order.orderType,
      lines: order.lines,
      store,
      rules,
      coupon: order.coupon,
      firstOrder: customer !== null && (await hasFirstOrderBonus(tx, customer, rules, view.now)),
      deliveryCharge: delivery ? delivery.tariff + delivery.vehicleExtra + delivery.surge : 0,
      totalStep: totalStepOf(body, order.currencyTerms),
    },
    view,
  );
  const tipped = priced.total.products + priced.total.addOns;
  const { smallAmount } = order.currencyTerms;
  yield* report(totalProblem({ ...priced.total, tipped, smallAmount }, expectations, view));
  return { ...priced, delivery };
}

/** A tip that is too high for what is tipped, or another total than the shopper saw. */
export function totalProblem(
  { total, tip, tipped, smallAmount }: { total: Minor; tip: Minor; tipped: Minor; smallAmount: Minor },
  expectations: Expectations,
  { digits }: ShopView,
): Refusal | null {
  const tipLimit = maxTip(tipped, smallAmount);
  if (tip > tipLimit) return refuse("tip_high", { amount: refusalAmount(tipLimit, digits) });
  return expectedTotalProblem(total, expectations.total, digits);
}

/**
 * How the total is paid. A problem is more than the wallet holds, a rest above what may be paid in cash, and more change than
 * a courier carries. The customer's row is locked: nothing else is paid from the wallet meanwhile.
 */
export function paymentOf(
  {
    customer,
    terms,
    view,
    currencyTerms,
    isDelivered,
  }: Pick<CheckedOrder, "customer" | "terms" | "view" | "currencyTerms" | "isDelivered">,
  { total: { total } }: { total: Pick<PricedOrder["total"], "total"> },
  { body }: Pick<PlaceOrderInput, "body">,
): OrderPayment | Refusal {
  const step = totalStepOf(body, currencyTerms);
  const { smallAmount } = currencyTerms;
  const fromWallet = paidFromWallet(
    body,
    { total, step, balance: customer?.walletBalance ?? 0 },
    view.digits,
  );
  if (fromWallet instanceof Refusal) return fromWallet;
  const maxCash = terms.maximumCashOrder ?? 0;
  const cash = body.payment_method === "cash_on_delivery" ? total - fromWallet : 0;
  if (maxCash > 0 && cash > maxCash)
    return refuse("cash_limit", { amount: refusalAmount(maxCash, view.digits) });
  const change = changeToBring(body.bring_change_amount, { cash, smallAmount, isDelivered }, view.digits);
  if (change instanceof Refusal) return change;
  return { fromWallet, due: total - fromWallet, change };
}

/** Counts the coupon's use and takes the stock; returns for each line the counters that it was taken from. */
async function reserve(
  tx: Transaction,
  { lines, coupon, buyer, view }: CheckedOrder,
): Promise<StockSources[]> {
  if (coupon) {
    const customerId = buyer.kind === "customer" ? buyer.customerId : null;
    await countCouponUse(tx, coupon, customerId);
  }
  const flash = await runningFlashItems(
    tx,
    lines.map((line) => line.lineItem.row.id),
    view.now,
  );
  const reserved = lines.map((line) => ({
    sources: stockSources(line, flash),
    quantity: line.quantity,
    name: line.item.name,
  }));
  await takeStock(tx, reserved);
  return reserved.map(({ sources }) => sources);
}

/** Takes what the customer's wallet pays, if anything. An order that needs nothing more first is confirmed at once. */
async function payFromWallet(
  tx: Transaction,
  context: ServerContext,
  order: OrderRow,
  now: Date,
): Promise<OrderRow> {
  const { id: orderId, customerId, paidFromWallet: debit } = order;
  if (debit > 0) {
    if (customerId === null) throw refuse("order_method");
    const type = order.paymentMethod === "wallet" ? "order_place" : "partial_payment";
    await moveWallet(tx, { customerId, type, debit, orderId, now });
  }
  return (await advanceLockedOrder(tx, context, order)) ?? order;
}

/** Writes the order, empties the cart, and queues what follows from a new order. */
async function writeOrder(
  tx: Transaction,
  context: ServerContext,
  input: PlaceOrderInput,
  placed: {
    order: CheckedOrder;
    priced: PricedDelivery;
    sources: readonly StockSources[];
    payment: OrderPayment;
  },
): Promise<PlacedOrder> {
  const { body } = input;
  const { lines } = placed.order;
  const row = await insertOrder(tx, orderValues(placed.order, placed.priced, placed.payment, input));
  await insertOrderLines(tx, row.id, placed);
  const storedLines = body.is_buy_now === 1 ? [] : lines.flatMap((line) => line.cartRow?.id ?? []);
  if (storedLines.length > 0) await tx.delete(cartLines).where(inArray(cartLines.id, storedLines));
  return startOrder(tx, context, row, placed.order);
}

/** Steps after a new order's row: the wallet pays, the shopper's push and the next step are queued. Returns the answer. */
export async function startOrder(
  tx: Transaction,
  context: ServerContext,
  row: OrderRow,
  { buyer, view }: Pick<CheckedOrder, "buyer" | "view">,
): Promise<PlacedOrder> {
  let order = row;
  if (row.paymentStatus !== "unpaid" || row.paidFromWallet > 0)
    order = await payFromWallet(tx, context, row, view.now);
  else {
    await orderStatusChanged(tx, context, row);
    await queueNextStep(tx, context, row);
  }
  return {
    message: textsOf(view.language).messages.order_placed,
    order_id: row.id,
    total_ammount: toMajor(row.total, view.digits),
    status: order.status,
    created_at: view.now.toISOString(),
    user_id: buyer.kind === "customer" ? buyer.customerId : buyer.guestId,
  };
}
