import { and, count, eq, notInArray, or, type SQL } from "drizzle-orm";
import { voidStatuses } from "@/domain/order-statuses";
import type { Queryable } from "../../context";
import { orders } from "../../db/schema";

/** Condition for a customer's orders that were neither canceled nor failed. One that is still to be paid counts. */
export function isStandingOrderOf(customerId: number): SQL | undefined {
  const awaitsPayment = and(eq(orders.status, "failed"), eq(orders.holdsStock, true));
  return and(
    eq(orders.customerId, customerId),
    or(notInArray(orders.status, [...voidStatuses]), awaitsPayment),
  );
}

/** How many orders of a customer were neither canceled nor failed. */
export async function countStandingOrders(database: Queryable, customerId: number): Promise<number> {
  const [row] = await database.select({ orders: count() }).from(orders).where(isStandingOrderOf(customerId));
  return row?.orders ?? 0;
}
