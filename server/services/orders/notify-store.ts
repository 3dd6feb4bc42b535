/** The shop's own system hears of every new and every changed order. */
import { eq } from "drizzle-orm";
import { toMajor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../context";
import { type OrderRow, orders, stores } from "../../db/schema";
import { readShopRules } from "../settings/shop-rules";
import { queueWebhook } from "../webhooks/queue-webhook";
import { readNamedLines } from "./named-lines";

/** Events of an order that the shop hears of. */
export type OrderNews = "created" | "updated";

/**
 * Marks a new order as announced. Returns null for one that waits for its online payment, or ended without it: the shop
 * has nothing to do with it.
 */
export async function announceOrder(tx: Transaction, order: OrderRow): Promise<OrderNews | null> {
  if (order.announced) return "updated";
  if (order.status === "failed" || order.status === "canceled") return null;
  await tx.update(orders).set({ announced: true }).where(eq(orders.id, order.id));
  return "created";
}

/** An order for the shop's own system; money in major units. Names of items are the shop's own, not the reader's. */
async function orderData(tx: Transaction, order: OrderRow): Promise<Record<string, unknown>> {
  const { digits } = await readShopRules(tx);
  const money = (minor: number) => toMajor(minor, digits);
  const [store] =
    order.storeId === null
      ? []
      : await tx
          .select({ id: stores.id, name: stores.name })
          .from(stores)
          .where(eq(stores.id, order.storeId))
          .limit(1);
  const lines = await readNamedLines(tx, order.id);
  return {
    id: order.id,
    status: order.status,
    reached: order.reached,
    type: order.type,
    store: store ?? null,
    module_id: order.moduleId,
    zone_id: order.zoneId,
    created_at: order.createdAt.toISOString(),
    scheduled_at: order.scheduledAt?.toISOString() ?? null,
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    paid_from_wallet: money(order.paidFromWallet),
    total: money(order.total),
    amounts: {
      products: money(order.productsTotal),
      add_ons: money(order.addOnsTotal),
      discount: money(order.discountTotal),
      coupon_discount: money(order.couponDiscount),
      first_order_bonus: money(order.firstOrderBonus),
      tax: money(order.tax),
      tax_included: order.taxIncluded,
      delivery_charge: money(order.deliveryCharge),
      packaging: money(order.packaging),
      additional_charge: money(order.additionalCharge),
      tip: money(order.tip),
      rounding: money(order.rounding),
    },
    prescription:
      order.prescriptionState === null
        ? null
        : {
            state: order.prescriptionState,
            agree_until: order.agreeUntil?.toISOString() ?? null,
            photos: order.attachments.length,
          },
    coupon_code: order.couponCode,
    address: order.address,
    note: order.note,
    unavailable_item_note: order.unavailableItemNote,
    delivery_instruction: order.deliveryInstruction,
    bring_change: money(order.bringChange),
    cutlery: order.cutlery,
    canceled_by: order.canceledBy,
    cancel_reason: order.cancelReason ?? order.cancelNote,
    lines: lines.map(({ line, name }) => ({
      item_id: line.itemId,
      name: name ?? line.snapshot.name,
      quantity: line.quantity,
      unit_price: money(line.unitPrice),
      discount: money(line.discount),
      variant: line.variant || null,
      options: line.variation.flatMap((entry) =>
        "values" in entry ? [{ name: entry.name, labels: entry.values.label }] : [],
      ),
      add_ons: line.addOns.map((addOn) => ({
        name: addOn.name,
        quantity: addOn.quantity,
        price: money(addOn.price),
      })),
    })),
  };
}

/** Queues the message about an order in the transaction of its change; nothing without an address of the operator. */
export async function notifyStore(
  tx: Transaction,
  context: Pick<ServerContext, "jobs" | "settings" | "clock">,
  order: OrderRow,
  news: OrderNews,
): Promise<void> {
  if (context.settings.webhook === null) return;
  await queueWebhook(tx, context, `order.${news}`, await orderData(tx, order));
}
