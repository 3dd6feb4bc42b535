/** The stock and the coupon of an order: given back once, and taken again if it goes on after all. */
import { and, eq } from "drizzle-orm";
import { countsStock } from "@/domain/quantity-limits";
import type { Transaction } from "../../context";
import { coupons, customers, modules, type OrderRow, orderLines, orders } from "../../db/schema";
import { countCouponUse, returnCouponUse } from "../coupons/check-coupon";
import { accountsOfPerson, countStandingOrders } from "../customers/standing-orders";
import { refuse } from "../refusals";
import { returnStock, takeStock } from "./stock";

async function moduleCountsStock(tx: Transaction, moduleId: number): Promise<boolean> {
  const [module] = await tx
    .select({ type: modules.type })
    .from(modules)
    .where(eq(modules.id, moduleId))
    .limit(1);
  return countsStock(module?.type as Parameters<typeof countsStock>[0]);
}

/** Gives back what a held (locked) order took; nothing when that was done before. */
export async function releaseStock(tx: Transaction, order: OrderRow): Promise<void> {
  const released = await tx
    .update(orders)
    .set({ holdsStock: false, holdsUntil: null })
    .where(and(eq(orders.id, order.id), eq(orders.holdsStock, true)))
    .returning({ id: orders.id });
  if (released.length === 0) return;
  if (order.couponId !== null) await returnCouponUse(tx, order.couponId);
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  await returnStock(tx, lines, await moduleCountsStock(tx, order.moduleId));
}

/** Refuses an order with the bonus of the first one when its customer has another order by now. */
async function checkFirstOrderBonus(
  tx: Transaction,
  { customerId, firstOrderBonus }: OrderRow,
): Promise<void> {
  if (customerId === null || firstOrderBonus <= 0) return;
  // Held, so that of two such orders at once the second sees the first.
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
  if ((await countStandingOrders(tx, await accountsOfPerson(tx, customerId))) > 0)
    throw refuse("first_order_bonus_used");
}

/** Takes it again for an order that had given it back. Refuses with `stock`, `coupon` or `order` what is gone by now. */
export async function takeStockAgain(tx: Transaction, order: OrderRow): Promise<void> {
  if (order.holdsStock) return;
  await checkFirstOrderBonus(tx, order);
  if (order.couponId !== null) {
    const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, order.couponId)).limit(1);
    if (coupon) await countCouponUse(tx, coupon, order.customerId);
  }
  const counted = await moduleCountsStock(tx, order.moduleId);
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  await takeStock(
    tx,
    lines.map((line) => ({
      sources: {
        itemId: counted && line.itemCampaignId === null ? line.itemId : null,
        itemVariationId: counted && line.itemCampaignId === null ? line.itemVariationId : null,
        flashSaleItemId: line.flashSaleItemId,
        itemCampaignId: line.itemCampaignId,
      },
      quantity: line.quantity,
      name: line.snapshot.name,
    })),
  );
  await tx.update(orders).set({ holdsStock: true }).where(eq(orders.id, order.id));
}
