/**
 * Limits of orders that are open: for cash, and not accepted by the store yet. Each of them holds stock that nobody has
 * paid for, so that one person could empty the shelves.
 */
import { and, count, eq, type SQL, sql } from "drizzle-orm";
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
    .where(and(eq(orders.status, "pending"), eq(orders.paymentStatus, "unpaid"), where));
  return row?.orders ?? 0;
}

/**
 * Refuses another order with 403 `open_orders` when too many are open: of the same person, and for guests also of the phone
 * number or the network address. A customer is known by their account, so that nobody else's orders with their number or
 * from their network keep them from ordering.
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
  const ofPhone = await countOpen(tx, sql`${orders.address} ->> 'contact_person_number' = ${phone}`);
  if (ofPhone >= limits.phone) throw refuse("open_orders_phone", { count: ofPhone });
  if ((await countOpen(tx, eq(orders.placedFrom, placedFrom))) >= limits.address) {
    throw refuse("open_orders_address");
  }
}
