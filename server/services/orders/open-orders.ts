/**
 * Limits of orders that are open: for cash and not accepted by the store yet, or to be paid first. Each of them holds stock
 * that nobody has paid for, so that one person could empty the shelves.
 */
import { and, count, eq, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../context";
import { orders } from "../../db/schema";
import type { Settings } from "../../settings";
import { type Owner, ownedBy } from "../owner/owner";
import { refuse } from "../refusals";

interface NewOrder {
  owner: Owner;
  /** Canonical phone number of the order's contact. */
  phone: string;
  /** Hash of the network address that it is sent from. */
  placedFrom: string;
}

async function countOpen(tx: Transaction, where: SQL): Promise<number> {
  const [row] = await tx
    .select({ orders: count() })
    .from(orders)
    .where(
      and(
        or(eq(orders.status, "pending"), and(eq(orders.status, "failed"), eq(orders.holdsStock, true))),
        eq(orders.paymentStatus, "unpaid"),
        where,
      ),
    );
  return row?.orders ?? 0;
}

/**
 * Refuses another order with 403 `open_orders` when too many are open: of the same person, and for guests also of the phone
 * number or the network address. Anybody can name anybody's number, so a number with too many is refused only where one of its
 * open orders came from the same network address: strangers keep nobody from their first order. A customer is known by their
 * account, so that nobody else's orders with their number or from their network keep them from ordering.
 */
export async function checkOpenOrders(
  tx: Transaction,
  limits: Settings["openOrders"],
  { owner, phone, placedFrom }: NewOrder,
): Promise<void> {
  const own = await countOpen(tx, ownedBy(orders, owner));
  if (own >= (owner.kind === "guest" ? limits.guest : limits.customer)) {
    throw refuse("open_orders", { count: own });
  }
  if (owner.kind === "customer") return;
  const hasPhone = sql`${orders.address} ->> 'contact_person_number' = ${phone}`;
  const isFromHere = eq(orders.placedFrom, placedFrom);
  const ofPhone = await countOpen(tx, hasPhone);
  if (ofPhone >= limits.phone && (await countOpen(tx, sql`${hasPhone} and ${isFromHere}`)) > 0)
    throw refuse("open_orders_phone", { count: ofPhone });
  if ((await countOpen(tx, isFromHere)) >= limits.address) {
    throw refuse("open_orders_address");
  }
}
