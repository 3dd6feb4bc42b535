/** In the demo nobody reads prescriptions: the autopilot takes what the pharmacy sells on prescription. */
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { items, itemVariations, orders } from "../../db/schema";
import { transact } from "../../db/transact";
import { setPrice } from "./price-prescription";

/** Medicines that the demo's pharmacy finds on a prescription, at most. */
const maxMedicines = 2;

/**
 * Sets lines and prices of the order of a queued step where it waits for them; nothing for other orders, and where the store has
 * nothing to offer.
 */
export async function priceByItself(context: ServerContext, data: Record<string, unknown>): Promise<void> {
  const { orderId } = data;
  if (typeof orderId !== "number") return;
  await transact(context.database, async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(
        and(eq(orders.id, orderId), eq(orders.prescriptionState, "waiting"), eq(orders.status, "pending")),
      )
      .for("update");
    if (!order || order.storeId === null) return;
    const found = await tx
      .select({ id: items.id })
      .from(items)
      .where(
        and(
          eq(items.storeId, order.storeId),
          eq(items.active, true),
          eq(items.prescriptionRequired, true),
          gt(items.stock, 0),
          sql`not exists (select 1 from ${itemVariations} v where v.item_id = ${items.id})`,
        ),
      )
      .orderBy(asc(items.id))
      .limit(maxMedicines);
    const lines = found.map(({ id }) => ({ item: id }));
    if (lines.length > 0) await setPrice(tx, context, order, lines);
  });
}
