/** The operator's changes of orders beside their steps, by the same rules as the API, and their list. */
import { desc, eq, inArray } from "drizzle-orm";
import type { OrderStatus } from "@/contract";
import { isPlace, type Place } from "@/domain/distance";
import { toMajor } from "@/domain/money";
import { isClosed } from "@/domain/order-status-steps";
import type { ServerContext } from "../../context";
import type { OrderRow } from "../../db/schema";
import { orders, stores } from "../../db/schema";
import { transact } from "../../db/transact";
import { queueCourierPush } from "../courier-push/queue-courier-push";
import { refuse } from "../refusals";
import { readShopRules } from "../settings/shop-rules";
import { lockOrder, writeOpsAudit } from "./advance-order";
import { cancelAndRestore } from "./cancel-order";
import { mailCanceled } from "./canceled-mail";
import { leastBusyCourier } from "./courier";

/** Cancels an order that is not finished, in any of its steps; stock and coupon go back. */
export function cancelOrderByOperator(
  context: ServerContext,
  id: number,
  reason?: string,
): Promise<OrderRow> {
  return transact(context.database, async (tx) => {
    const order = await lockOrder(tx, id);
    if (isClosed(order.status) && order.status !== "failed") throw refuse("order_finished");
    const canceled = await cancelAndRestore(tx, context, order, {
      now: context.clock.now(),
      reason: reason ?? null,
      note: null,
      by: "admin",
    });
    if (order.announced) await mailCanceled(tx, context, order, reason ?? null);
    await writeOpsAudit(tx, context, canceled, "order_canceled", { status: order.status });
    return canceled;
  });
}

/** Puts the courier of a running order somewhere; this place counts instead of the computed one. */
export async function moveCourier(context: ServerContext, id: number, place: Place): Promise<OrderRow> {
  if (!isPlace(place.lat, place.lng)) throw refuse("coordinates_invalid");
  return transact(context.database, async (tx) => {
    const order = await lockOrder(tx, id);
    if (isClosed(order.status)) throw refuse("order_finished");
    const courierId = order.courierId ?? (await leastBusyCourier(tx, order.zoneId));
    if (courierId === null) throw refuse("courier_not_found");
    const [moved] = await tx
      .update(orders)
      .set({ courierId, courierPlace: place, updatedAt: context.clock.now() })
      .where(eq(orders.id, id))
      .returning();
    if (!moved) throw refuse("order_not_found");
    if (order.courierId === null)
      await queueCourierPush(tx, context, { orderId: id, courierId, news: "assigned" });
    return moved;
  });
}

/** An order as the operator's list shows it; the total as an amount with its decimals. */
export interface OrderSummary {
  id: number;
  status: OrderStatus;
  type: string;
  store: string;
  total: string;
  createdAt: string;
  /** Null for as soon as possible. */
  scheduledAt: string | null;
}

/** The newest orders, `limit` of them (200 at most). */
export async function listNewestOrders(context: ServerContext, limit: number): Promise<OrderSummary[]> {
  const rules = await readShopRules(context.database);
  const rows = await context.database
    .select()
    .from(orders)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(Math.min(200, Math.max(1, Math.trunc(limit) || 1)));
  const storeIds = [...new Set(rows.flatMap((row) => row.storeId ?? []))];
  const named = storeIds.length
    ? await context.database
        .select({ id: stores.id, name: stores.name })
        .from(stores)
        .where(inArray(stores.id, storeIds))
    : [];
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    type: row.type,
    store: named.find((store) => store.id === row.storeId)?.name ?? "",
    total: toMajor(row.total, rules.digits).toFixed(rules.digits),
    createdAt: row.createdAt.toISOString(),
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
  }));
}
