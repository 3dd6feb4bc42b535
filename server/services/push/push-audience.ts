import { eq, inArray, or } from "drizzle-orm";
import type { Queryable } from "../../context";
import { customers, orders, pushSubscriptions } from "../../db/schema";
import { storedForms } from "../contacts/contacts";
import { type Owner, ownerOfRow } from "../owner/owner";

/** An order's number: 8 to 10 digits. A phone number may be that, too, as people write it at home. */
const orderNumber = /^\d{8,10}$/;

/**
 * The people an operator means: "all" is everybody with a subscribed device, otherwise an order's number, an e-mail
 * address or a phone number names one person. Empty when nobody is found.
 */
export async function pushAudience(database: Queryable, who: string): Promise<Owner[]> {
  if (who === "all") {
    const rows = await database
      .selectDistinct({ customerId: pushSubscriptions.customerId, guestId: pushSubscriptions.guestId })
      .from(pushSubscriptions);
    return rows.flatMap((row) => ownerOfRow(row) ?? []);
  }
  if (orderNumber.test(who)) {
    const [order] = await database
      .select({ customerId: orders.customerId, guestId: orders.guestId })
      .from(orders)
      .where(eq(orders.id, Number(who)))
      .limit(1);
    const owner = order ? ownerOfRow(order) : null;
    if (owner) return [owner];
  }
  const [phones, emails] = [
    await storedForms(database, "phone", who),
    await storedForms(database, "email", who),
  ];
  const [row] = await database
    .select({ id: customers.id })
    .from(customers)
    .where(or(inArray(customers.email, emails), inArray(customers.phone, phones)))
    .limit(1);
  return row ? [{ kind: "customer", customerId: row.id }] : [];
}
