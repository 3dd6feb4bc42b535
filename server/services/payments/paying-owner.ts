import { eq } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { orders } from "../../db/schema";
import { type Owner, ownerOfRow } from "../owner/owner";
import { countAttempts, takeAttemptsBack } from "../rate-limits/attempts";
import { refuse } from "../refusals";

/** Wrong persons that one network address may name for one order in a while: neighbours guess at other orders. */
const guesses = { limit: 10, windowSeconds: 600 } as const;
/** Wrong pairs of one network address, of all its people together. */
const addressGuesses = { limit: 1000, windowSeconds: 600 } as const;

/**
 * The owner of the order that the payment page is asked for by its number and its owner's: pages of gateways know no sign-in.
 * Counted before it is looked at, and taken back when it is right.
 */
export async function payingOwner(
  { database, clock }: ServerContext,
  { order_id, customer_id }: { order_id: number; customer_id: number },
  networkAddress: string,
): Promise<Owner> {
  const counters = [
    { kind: "payment-page", subject: `${networkAddress} ${order_id}`, ...guesses },
    { kind: "payment-page-address", subject: networkAddress, ...addressGuesses },
  ];
  await countAttempts(database, clock.now(), counters);
  const [order] = await database
    .select({ customerId: orders.customerId, guestId: orders.guestId })
    .from(orders)
    .where(eq(orders.id, order_id))
    .limit(1);
  const owner = order ? ownerOfRow(order) : null;
  if (owner === null || (order?.customerId ?? order?.guestId) !== customer_id) throw refuse("payment_link");
  await takeAttemptsBack(database, counters);
  return owner;
}
