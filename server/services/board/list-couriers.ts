import { and, asc, eq, exists, inArray, isNull, or } from "drizzle-orm";
import type { BoardCouriers } from "@/contract/calls/board-orders";
import { toMajor } from "@/domain/money";
import { runningStatuses } from "@/domain/status-groups";
import type { Database } from "../../context";
import { courierCash, couriers, orders, stores } from "../../db/schema";
import { cashHeldBy } from "../courier-cash/courier-cash";
import { courierName } from "../couriers/courier";
import { type Operator, reachedBy, reaches } from "../operators/operator";
import { refuse } from "../refusals";
import { readDigits } from "../settings/shop-view";

/** The zones whose couriers are meant: of a store, of an order, or all. 404 for what is of others. */
async function zoneOf(
  database: Database,
  operator: Operator,
  { store_id: storeId, order_id: orderId }: { store_id?: number; order_id?: number },
): Promise<number | null> {
  if (orderId !== undefined) {
    const [order] = await database
      .select({ zoneId: orders.zoneId })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.announced, true), reachedBy(orders.storeId, operator)));
    if (!order) throw refuse("board_order_unknown");
    return order.zoneId;
  }
  if (storeId === undefined) {
    if (operator.storeIds !== null) throw refuse("board_store_unknown");
    return null;
  }
  const [store] = await database.select({ zoneId: stores.zoneId }).from(stores).where(eq(stores.id, storeId));
  if (!store || !reaches(operator, storeId)) throw refuse("board_store_unknown");
  return store.zoneId;
}

/**
 * GET /board/couriers: active couriers of the zone of a store or an order, with what they are bringing; without either, all of
 * them for whoever reaches every store. Whoever still holds cash is listed as well, except for an order. 404 for a store or an order
 * of others.
 */
export async function listCouriers(
  database: Database,
  operator: Operator,
  query: { store_id?: number; order_id?: number },
): Promise<BoardCouriers> {
  const zoneId = await zoneOf(database, operator, query);
  const holdsCash = exists(
    database
      .select({ orderId: courierCash.orderId })
      .from(courierCash)
      .where(and(eq(courierCash.courierId, couriers.id), isNull(courierCash.handedInAt))),
  );
  const isListed = eq(couriers.active, true);
  const rows = await database
    .select()
    .from(couriers)
    .where(
      and(
        zoneId === null ? undefined : eq(couriers.zoneId, zoneId),
        query.order_id === undefined ? or(isListed, holdsCash) : isListed,
      ),
    )
    .orderBy(asc(couriers.firstName), asc(couriers.id));
  const ids = rows.map(({ id }) => id);
  const running =
    ids.length === 0
      ? []
      : await database
          .select({ courierId: orders.courierId, place: orders.courierPlace, at: orders.courierPlacedAt })
          .from(orders)
          .where(and(inArray(orders.courierId, ids), inArray(orders.status, [...runningStatuses])));
  const cash = await cashHeldBy(database, ids);
  const digits = await readDigits(database);
  return {
    couriers: rows.map((courier) => {
      const own = running.filter(({ courierId }) => courierId === courier.id);
      const placed = own.find(({ place, at }) => place !== null && at !== null);
      return {
        id: courier.id,
        name: courierName(courier),
        phone: courier.phone,
        running_orders: own.length,
        shift_started_at: courier.shiftStartedAt?.toISOString() ?? null,
        last_seen_at: courier.lastSeenAt?.toISOString() ?? null,
        place:
          placed?.place && placed.at
            ? { latitude: placed.place.lat, longitude: placed.place.lng, at: placed.at.toISOString() }
            : null,
        cash: toMajor(cash.get(courier.id) ?? 0, digits),
        has_login: courier.passwordHash !== null,
        active: courier.active,
      };
    }),
  };
}
