/** `push`: an operator's message to one person, or to everybody who has a device subscribed. */
import { eq, or } from "drizzle-orm";
import type { ServerContext, Transaction } from "../context";
import { customers, orders, pushSubscriptions } from "../db/schema";
import { transact } from "../db/transact";
import { StartError } from "../errors";
import type { Owner } from "../services/owner/owner";
import { queuePush } from "../services/push/queue-push";

const customer = (customerId: number): Owner => ({ kind: "customer", customerId, tokenHash: "" });

async function peopleNamed(tx: Transaction, who: string): Promise<Owner[]> {
  if (who === "all") {
    const rows = await tx
      .selectDistinct({ customerId: pushSubscriptions.customerId, guestId: pushSubscriptions.guestId })
      .from(pushSubscriptions);
    return rows.flatMap(({ customerId, guestId }) => ownerOf(customerId, guestId));
  }
  if (/^\d{8,10}$/.test(who)) {
    const [order] = await tx
      .select({ customerId: orders.customerId, guestId: orders.guestId })
      .from(orders)
      .where(eq(orders.id, Number(who)))
      .limit(1);
    if (order) return ownerOf(order.customerId, order.guestId);
  }
  const [row] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(or(eq(customers.email, who.toLowerCase()), eq(customers.phone, who)))
    .limit(1);
  if (!row) throw new StartError("Nobody is known by that e-mail address, phone number or order.");
  return [customer(row.id)];
}

function ownerOf(customerId: number | null, guestId: number | null): Owner[] {
  if (customerId !== null) return [customer(customerId)];
  return guestId === null ? [] : [{ kind: "guest", guestId }];
}

/** WHO TYPE TITLE BODY [ID]. The push is queued; a running server sends it. */
export async function sendPush(
  context: ServerContext,
  [who, type, title, body, id]: readonly string[],
  write: (line: string) => void,
): Promise<void> {
  if (!who || !type || !title || body === undefined) {
    throw new StartError("push needs WHO TYPE TITLE BODY, e.g. push all offer 'Free delivery' 'Today only'.");
  }
  if (!/^[\w-]{1,40}$/.test(type)) throw new StartError("TYPE is one word.");
  if (id !== undefined && !/^\d{1,15}$/.test(id)) throw new StartError("ID must be a number.");
  const number = id === undefined ? undefined : Number(id);
  const count = await transact(context.database, async (tx) => {
    const people = await peopleNamed(tx, who);
    for (const owner of people) {
      await queuePush(tx, context.jobs, owner, {
        type,
        title,
        body,
        ...(type === "message"
          ? { conversationId: number, senderType: "admin" }
          : number === undefined
            ? {}
            : { orderId: number }),
      });
    }
    return people.length;
  });
  write(count === 1 ? "Queued a push to one person." : `Queued a push to ${count} people.`);
}
