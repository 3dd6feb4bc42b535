import { and, asc, count, eq, inArray } from "drizzle-orm";
import type { BoardCouriers } from "@/contract/calls/board-orders";
import { runningStatuses } from "@/domain/order-statuses";
import type { Database } from "../../context";
import { couriers, orders, stores } from "../../db/schema";
import { type Operator, reaches } from "../operators/operator";
import { refuse } from "../refusals";

/** GET /board/couriers: active couriers of a store's zone, with what they are bringing. 404 for a store of others. */
export async function listCouriers(
  database: Database,
  operator: Operator,
  storeId: number,
): Promise<BoardCouriers> {
  const [store] = await database
    .select({ zoneId: stores.zoneId })
    .from(stores)
    .where(eq(stores.id, storeId))
    .limit(1);
  if (!store || !reaches(operator, storeId)) throw refuse("board_store_unknown");
  const rows = await database
    .select({
      id: couriers.id,
      firstName: couriers.firstName,
      lastName: couriers.lastName,
      phone: couriers.phone,
      running: count(orders.id),
    })
    .from(couriers)
    .leftJoin(orders, and(eq(orders.courierId, couriers.id), inArray(orders.status, [...runningStatuses])))
    .where(and(eq(couriers.zoneId, store.zoneId), eq(couriers.active, true)))
    .groupBy(couriers.id)
    .orderBy(asc(couriers.firstName), asc(couriers.id));
  return {
    couriers: rows.map(({ id, firstName, lastName, phone, running }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      phone,
      running_orders: running,
    })),
  };
}
