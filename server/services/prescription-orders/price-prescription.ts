/** The pharmacy puts an order by prescription together; its shopper is told what it costs. */
import { and, eq } from "drizzle-orm";
import type { ModuleReference, ModuleType } from "@/contract";
import { toMajor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../context";
import { customers, modules, type OrderRow, orderLines, orders, stores } from "../../db/schema";
import { transact } from "../../db/transact";
import { languageFrom } from "../../locales";
import { deliveryPartsOf, type StoredStore, zoneTerms } from "../orders/delivery-charge";
import { releaseStock } from "../orders/held-stock";
import { insertOrderLines, totalColumns } from "../orders/insert-order";
import { throwFirst } from "../orders/order-problems";
import { orderSurge } from "../orders/order-surge";
import { mailPrice } from "../orders/prescription-mails";
import { hasFirstOrderBonus, priceOrder } from "../orders/price-order";
import { queueStatusPush } from "../orders/queue-status-push";
import { orderStatusChanged } from "../orders/status-changed";
import { takeStock } from "../orders/stock";
import { readCurrencyTerms } from "../payments/records/shop-currency";
import { refuse } from "../refusals";
import { agreeMinutes } from "../settings/prescription-settings";
import { readShopRules, type ShopRules } from "../settings/shop-rules";
import type { ShopView } from "../settings/shop-view";
import { type PrescribedLine, type PrescriptionLine, prescribedLines } from "./prescription-lines";

/** An order by prescription whose shopper has not agreed yet, locked. Refuses every other one with 404. */
export async function lockOpenPrescription(tx: Transaction, id: number): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.status, "pending")))
    .for("update");
  const isOpen = order?.prescriptionState === "waiting" || order?.prescriptionState === "priced";
  if (!order || !isOpen) throw refuse("prescription_unknown");
  return order;
}

async function storeOf(tx: Transaction, { storeId }: OrderRow): Promise<StoredStore> {
  const [store] =
    storeId === null ? [] : await tx.select().from(stores).where(eq(stores.id, storeId)).limit(1);
  if (!store) throw refuse("store_unknown");
  return store;
}

async function moduleOf(tx: Transaction, moduleId: number): Promise<ModuleReference> {
  const [module] = await tx.select().from(modules).where(eq(modules.id, moduleId)).limit(1);
  return {
    id: moduleId,
    module_name: module?.name ?? "",
    module_type: (module?.type ?? "pharmacy") as ModuleType,
  };
}

/** Whether the order gets the first-order bonus; it is itself the one order that the customer has. */
async function isFirstOrder(
  tx: Transaction,
  { customerId, createdAt }: OrderRow,
  rules: ShopRules,
): Promise<boolean> {
  if (customerId === null) return false;
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId)).limit(1);
  return customer !== undefined && hasFirstOrderBonus(tx, customer, rules, createdAt, 1);
}

/** Gives back what an earlier price held. */
async function removeLines(tx: Transaction, order: OrderRow): Promise<void> {
  await releaseStock(tx, order);
  await tx.delete(orderLines).where(eq(orderLines.orderId, order.id));
}

async function amounts(
  tx: Transaction,
  context: ServerContext,
  order: OrderRow,
  lines: readonly PrescribedLine[],
  view: ShopView,
) {
  const steps = await readCurrencyTerms(tx, context);
  const store = await storeOf(tx, order);
  const rules = await readShopRules(tx);
  const terms = await zoneTerms(tx, order.zoneId, order.moduleId);
  if (!terms) throw refuse("zone");
  const isDelivered = order.type !== "take_away";
  const delivery = isDelivered ? await deliveryPartsOf(tx, store, terms, rules, order.distanceMeters) : null;
  const checks = priceOrder(
    tx,
    {
      body: { dm_tips: toMajor(order.tip, view.digits) },
      orderType: isDelivered ? "delivery" : "take_away",
      lines: lines.map((line) => line.priced),
      // A prescription may be for less than the store's minimum order.
      store: { ...store, minimumOrder: 0 },
      rules,
      coupon: null,
      firstOrder: await isFirstOrder(tx, order, rules),
      deliveryCharge: delivery ? delivery.tariff + delivery.vehicleExtra + delivery.surge : 0,
      // The way of paying is chosen later, so the total has to suit all of them.
      totalStep: Math.max(steps.cash, steps.other),
    },
    view,
  );
  const priced = await throwFirst(checks);
  return { store, priced, surge: orderSurge(terms.zone, delivery, priced.total.deliveryCharge) };
}

/** The total in major units, and until when the shopper may agree. */
export interface SetPrice {
  total: number;
  until: Date;
}

/**
 * Writes the lines of an open order by prescription, takes their stock, and asks the shopper. What was set before is replaced,
 * and the time begins anew. Refuses items that the store does not sell or has run out of.
 */
export function pricePrescription(
  context: ServerContext,
  id: number,
  asked: readonly PrescriptionLine[],
): Promise<SetPrice> {
  return transact(context.database, async (tx) =>
    setPrice(tx, context, await lockOpenPrescription(tx, id), asked),
  );
}

/** Replaces the lines of an order that the caller has locked, and takes their stock: everything of a price but the order's own row. */
export async function replaceLines(
  tx: Transaction,
  context: ServerContext,
  order: OrderRow,
  asked: readonly PrescriptionLine[],
) {
  const { id } = order;
  const { digits } = await readShopRules(tx);
  const view: ShopView = {
    language: languageFrom(order.language),
    now: context.clock.now(),
    timeZone: context.timeZones.shop,
    digits,
  };
  await removeLines(tx, order);
  const lines = await prescribedLines(
    tx,
    asked,
    await storeOf(tx, order),
    await moduleOf(tx, order.moduleId),
    view,
  );
  const { store, priced, surge } = await amounts(tx, context, order, lines, view);
  await takeStock(
    tx,
    lines.map(({ sources, sold }) => ({ sources, quantity: sold.quantity, name: sold.item.name })),
  );
  await insertOrderLines(tx, id, {
    order: { lines: lines.map(({ sold }) => sold), store },
    priced,
    sources: lines.map(({ sources }) => sources),
  });
  return { view, columns: { ...totalColumns(priced, store), surge } };
}

/** The same as `pricePrescription` for an order that the caller has locked. */
export async function setPrice(
  tx: Transaction,
  context: ServerContext,
  order: OrderRow,
  asked: readonly PrescriptionLine[],
): Promise<SetPrice> {
  const { view, columns } = await replaceLines(tx, context, order, asked);
  const until = new Date(view.now.getTime() + (await agreeMinutes(tx)) * 60_000);
  const [moved] = await tx
    .update(orders)
    .set({
      prescriptionState: "priced",
      agreeUntil: until,
      holdsStock: true,
      ...columns,
      updatedAt: view.now,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!moved) throw refuse("prescription_unknown");
  await tellPrice(tx, context, moved);
  return { total: toMajor(columns.total, view.digits), until };
}

/** The shop's own system hears of every change; the shopper of this one by push and mail. */
async function tellPrice(tx: Transaction, context: ServerContext, order: OrderRow): Promise<void> {
  await orderStatusChanged(tx, context, order);
  await mailPrice(tx, context, order);
  await queueStatusPush(tx, context.jobs, order, { news: "priced" });
}
