import { and, count, eq, notInArray, type SQL } from "drizzle-orm";
import { voidStatuses } from "@/domain/order-statuses";
import type { Queryable } from "../../context";
import { orders } from "../../db/schema";

/** Condition for a customer's orders that were neither canceled nor failed. */
export function isStandingOrderOf(customerId: number): SQL | undefined {
  return and(eq(orders.customerId, customerId), notInArray(orders.status, [...voidStatuses]));
}

/** How many orders of a customer were neither canceled nor failed. */
export async function countStandingOrders(database: Queryable, customerId: number): Promise<number> {
  const [row] = await database.select({ orders: count() }).from(orders).where(isStandingOrderOf(customerId));
  return row?.orders ?? 0;
}
