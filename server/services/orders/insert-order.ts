import { randomInt } from "node:crypto";
import type { DeliveryChargeParts } from "@/domain/delivery-charge";
import type { Minor } from "@/domain/money";
import type { Transaction } from "../../context";
import { type OrderRow, orderLines, orders } from "../../db/schema";
import { ownerColumns } from "../owner/owner";
import { refuse } from "../refusals";
import type { CheckedOrder } from "./check-order";
import type { PlaceOrderInput } from "./check-request";
import { holdMinutes } from "./hold-times";
import type { DraftLine } from "./order-lines";
import { isPaidByNothing, isPaidFirst, type OrderPayment, paymentColumns } from "./order-payment";
import { orderSurge } from "./order-surge";
import type { PricedOrder } from "./price-order";
import type { StockSources } from "./stock";

type OrderValues = Omit<typeof orders.$inferInsert, "id">;

/** An order that is to be paid first is not placed yet: it holds its stock for a while, and nothing has failed. */
export function firstStatus(
  method: string,
  due: Minor,
  now: Date,
): Pick<OrderValues, "status" | "reached" | "holdsUntil"> {
  if (!isPaidFirst(method) || isPaidByNothing(method, due))
    return { status: "pending", reached: { pending: now.toISOString() } };
  const minutes = method === "offline_payment" ? holdMinutes.offline : holdMinutes.digital;
  const holdsUntil = new Date(now.getTime() + minutes * 60_000);
  return { status: "failed", reached: {}, holdsUntil };
}

/** The columns of a new order from a store. */
export function orderValues(
  order: CheckedOrder,
  priced: PricedOrder & { delivery: DeliveryChargeParts | null },
  payment: OrderPayment,
  input: Pick<PlaceOrderInput, "body" | "attachments">,
): OrderValues {
  const { view, store, coupon } = order;
  return {
    ...sharedValues(order, payment, input),
    storeId: store.id,
    moduleId: store.moduleId,
    type: order.orderType,
    ...totalColumns(priced, store),
    surge: orderSurge(order.terms.zone, priced.delivery, priced.total.deliveryCharge),
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    couponTitle: coupon ? (coupon.translations[view.language]?.title ?? coupon.title) : null,
  };
}

/** The amounts of a store's order, line by line of its bill. */
export const totalColumns = ({ total }: PricedOrder, { tax }: Pick<CheckedOrder["store"], "tax">) => ({
  total: total.total,
  productsTotal: total.products,
  addOnsTotal: total.addOns,
  discountTotal: total.discount,
  couponDiscount: total.couponDiscount,
  firstOrderBonus: total.firstOrderBonus,
  tax: total.tax,
  taxPercent: tax,
  taxIncluded: total.taxIncluded,
  deliveryCharge: total.deliveryCharge,
  originalDeliveryCharge: total.originalDeliveryCharge,
  freeDeliveryBy: total.freeDeliveryBy,
  packaging: total.packaging,
  additionalCharge: total.additionalCharge,
  tip: total.tip,
  rounding: total.rounding,
});

/** The columns that every new order has, from a store or not. */
export function sharedValues(
  order: Pick<
    CheckedOrder,
    "view" | "buyer" | "terms" | "distanceMeters" | "address" | "place" | "scheduledAt" | "placedFrom"
  >,
  payment: OrderPayment,
  { body, attachments }: Pick<PlaceOrderInput, "body" | "attachments">,
) {
  const { view } = order;
  return {
    ...ownerColumns(order.buyer),
    zoneId: order.terms.zone.id,
    ...firstStatus(body.payment_method, payment.due, view.now),
    ...paymentColumns(body, payment),
    bringChange: payment.change,
    distanceMeters: order.distanceMeters,
    address: order.address,
    place: order.place,
    note: body.order_note ?? null,
    unavailableItemNote: body.unavailable_item_note ?? null,
    deliveryInstruction: body.delivery_instruction ?? null,
    cutlery: body.cutlery === 1,
    attachments: [...attachments],
    scheduledAt: order.scheduledAt,
    language: view.language,
    otp: String(randomInt(10_000)).padStart(4, "0"),
    placedFrom: order.placedFrom,
    createdAt: view.now,
    updatedAt: view.now,
  };
}

/** Inserts an order with a random id of 8 to 10 digits, so that it does not reveal how many orders there are. */
export async function insertOrder(tx: Transaction, values: OrderValues): Promise<OrderRow> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const [order] = await tx
      .insert(orders)
      .values({ ...values, id: randomInt(10_000_000, 10_000_000_000) })
      .onConflictDoNothing()
      .returning();
    if (order) return order;
  }
  throw refuse("order_failed");
}

/** The sold parts of a line. A line in the operator's words has no item. */
export type SoldDraft = Pick<DraftLine, "item" | "variation" | "shown" | "addOns" | "quantity"> & {
  lineItem: DraftLine["lineItem"] | null;
  /** What a pharmacy gives this instead of. */
  substituteFor?: string | null;
};

/** The amounts of a line's row. Its tax is a share for information: the order's tax is rounded once, for the whole. */
function lineAmounts(line: SoldDraft, index: number, priced: PricedOrder, taxPercent: number) {
  const price = priced.lines[index];
  const discount = priced.total.lineDiscounts.lines[index] ?? 0;
  const products = price?.products ?? 0;
  const addOnsTotal = price?.addOns ?? 0;
  const net = products - discount + addOnsTotal;
  const tax = priced.total.taxIncluded
    ? Math.round((net * taxPercent) / (10_000 + taxPercent))
    : Math.round((net * taxPercent) / 10_000);
  return {
    unitPrice: price?.unit ?? 0,
    discount,
    discountType: "amount",
    tax,
    addOns: line.addOns.map(({ id, quantity }) => {
      const addOn = line.lineItem?.addOns.find((candidate) => candidate.id === id);
      const shown = line.item.add_ons.find((candidate) => candidate.id === id);
      return { id, name: shown?.name ?? addOn?.name ?? "", price: addOn?.price ?? 0, quantity };
    }),
    addOnsTotal,
  };
}

/** Inserts the lines of an order as they are sold now, with the counters that their stock was taken from. */
export async function insertOrderLines(
  tx: Transaction,
  orderId: number,
  sold: {
    order: { lines: readonly SoldDraft[]; store: Pick<CheckedOrder["store"], "tax"> };
    priced: PricedOrder;
    sources: readonly StockSources[];
  },
): Promise<void> {
  const { order, priced, sources } = sold;
  await tx.insert(orderLines).values(
    order.lines.map((line, index) => ({
      orderId,
      itemId: line.lineItem?.row.id ?? null,
      itemCampaignId: sources[index]?.itemCampaignId ?? null,
      flashSaleItemId: sources[index]?.flashSaleItemId ?? null,
      itemVariationId: sources[index]?.itemVariationId ?? null,
      quantity: line.quantity,
      ...lineAmounts(line, index, priced, order.store.tax),
      variation: line.shown,
      variant: line.variation.flatMap((entry) => ("values" in entry ? [] : [entry.type])).join("-"),
      snapshot: line.item,
      substituteFor: line.substituteFor ?? null,
    })),
  );
}
