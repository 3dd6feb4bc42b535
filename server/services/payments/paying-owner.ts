import { and, eq } from "drizzle-orm";
import type { Queryable, ServerContext } from "../../context";
import { orders } from "../../db/schema";
import { type Owner, ownedBy, ownerOfRow } from "../owner/owner";
import { countAttempts, takeAttemptsBack } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import { isSignedPayment, signPayment } from "./payment-token";

/** Wrong persons that one network address may name for one order in a while: neighbours guess at other orders. */
const guesses = { limit: 10, windowSeconds: 600 } as const;
/** Wrong pairs of one network address, of all its people together. */
const addressGuesses = { limit: 1000, windowSeconds: 600 } as const;

interface PageRequest {
  order_id: number;
  customer_id?: number | undefined;
  signature?: string | undefined;
}

/** The link that the server signed for an order, or the secret number of the guest who placed it. */
async function opensPage(
  database: Queryable,
  { order_id, customer_id, signature }: PageRequest,
  guestId: number | null,
): Promise<boolean> {
  if (signature !== undefined) return isSignedPayment(database, "order", String(order_id), signature);
  return guestId !== null && guestId === customer_id;
}

/**
 * The owner of the order that the payment page is asked for, because pages of gateways know no sign-in. A guess is counted
 * before the lookup, and taken back when it is right.
 */
export async function payingOwner(
  { database, clock }: ServerContext,
  request: PageRequest,
  networkAddress: string,
): Promise<Owner> {
  const counters = [
    { kind: "payment-page", subject: `${networkAddress} ${request.order_id}`, ...guesses },
    { kind: "payment-page-address", subject: networkAddress, ...addressGuesses },
  ];
  await countAttempts(database, clock.now(), counters);
  const [order] = await database
    .select({ customerId: orders.customerId, guestId: orders.guestId })
    .from(orders)
    .where(eq(orders.id, request.order_id))
    .limit(1);
  const owner = order ? ownerOfRow(order) : null;
  if (owner === null || !(await opensPage(database, request, order?.guestId ?? null)))
    throw refuse("payment_link");
  await takeAttemptsBack(database, counters);
  return owner;
}

/** Where an order of the caller's own is paid: a path of this server, signed. Refuses orders of others. */
export async function orderPaymentPath(
  database: Queryable,
  owner: Owner,
  { order_id, payment_method, callback }: { order_id: number; payment_method: string; callback: string },
): Promise<string> {
  const [order] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, order_id), ownedBy(orders, owner)))
    .limit(1);
  if (!order) throw refuse("order_not_found");
  const query = new URLSearchParams({
    order_id: String(order_id),
    payment_method,
    payment_platform: "web",
    callback,
    signature: await signPayment(database, "order", String(order_id)),
  });
  return `/payment-mobile?${query}`;
}
