import { and, count, eq, inArray, notInArray, or, type SQL } from "drizzle-orm";
import { voidStatuses } from "@/domain/status-groups";
import type { Queryable } from "../../context";
import { customers, orders } from "../../db/schema";
import { addressHash } from "../rate-limits/address-hash";

/** A phone number as a removed account keeps it. */
export const formerPhoneHash = (database: Queryable, phone: string): Promise<string> =>
  addressHash(database, "former-phone", phone);

/** The accounts of a person: their own, and removed ones that had the same phone number. */
export async function accountsOfPerson(database: Queryable, customerId: number): Promise<number[]> {
  const [customer] = await database
    .select({ phone: customers.phone })
    .from(customers)
    .where(eq(customers.id, customerId))
    .limit(1);
  if (!customer?.phone) return [customerId];
  const former = await database
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.formerPhoneHash, await formerPhoneHash(database, customer.phone)));
  return [customerId, ...former.map(({ id }) => id)];
}

/** Condition for orders of these customers that were neither canceled nor failed. One that is still to be paid counts. */
export function isStandingOrderOf(customerIds: readonly number[]): SQL | undefined {
  const awaitsPayment = and(eq(orders.status, "failed"), eq(orders.holdsStock, true));
  return and(
    inArray(orders.customerId, [...customerIds]),
    or(notInArray(orders.status, [...voidStatuses]), awaitsPayment),
  );
}

/** How many orders of these customers were neither canceled nor failed. */
export async function countStandingOrders(
  database: Queryable,
  customerIds: readonly number[],
): Promise<number> {
  const [row] = await database.select({ orders: count() }).from(orders).where(isStandingOrderOf(customerIds));
  return row?.orders ?? 0;
}
