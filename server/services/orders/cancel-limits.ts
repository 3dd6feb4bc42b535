/** Limits of orders that shoppers cancel again: each takes a store's time, writes mails, and takes what others wanted off the shelf. */
import { and, count, eq, gt, isNotNull, type SQL } from "drizzle-orm";
import type { Transaction } from "../../context";
import { orders } from "../../db/schema";
import type { Settings } from "../../environment/settings";
import { type Owner, ownedBy } from "../owner/owner";
import { type Refusal, refuse } from "../refusals";

const dayMs = 86_400_000;

/** Canceled by its shopper, placed within a day. */
export const canceledWithinADay = (now: Date): SQL | undefined =>
  and(
    eq(orders.status, "canceled"),
    eq(orders.canceledBy, "customer"),
    gt(orders.createdAt, new Date(now.getTime() - dayMs)),
  );

/**
 * The problem of another order, 403 `canceled_orders`, after too many that the same person canceled within a day, and for guests that
 * were canceled from the same network address. Strangers keep no customer from ordering.
 */
export async function canceledOrdersProblem(
  tx: Transaction,
  limits: Settings["canceledOrders"],
  { owner, placedFrom, now }: { owner: Owner; placedFrom: string; now: Date },
): Promise<Refusal | null> {
  const canceled = async (where: SQL | undefined): Promise<number> => {
    const [row] = await tx
      .select({ orders: count() })
      .from(orders)
      .where(and(canceledWithinADay(now), where));
    return row?.orders ?? 0;
  };
  const own = await canceled(ownedBy(orders, owner));
  if (own >= (owner.kind === "guest" ? limits.guest : limits.customer))
    return refuse("canceled_orders", { count: own });
  if (owner.kind === "customer") return null;
  const fromHere = await canceled(and(eq(orders.placedFrom, placedFrom), isNotNull(orders.guestId)));
  return fromHere >= limits.address ? refuse("canceled_orders_address") : null;
}
