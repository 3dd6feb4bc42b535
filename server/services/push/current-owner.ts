import { eq } from "drizzle-orm";
import type { Queryable } from "../../context";
import { guests } from "../../db/schema";
import type { Owner } from "../owner/owner";

/** The account that a guest has joined, otherwise the owner. */
export async function currentOwner(database: Queryable, owner: Owner): Promise<Owner> {
  if (owner.kind !== "guest") return owner;
  const [guest] = await database
    .select({ customerId: guests.joinedCustomerId })
    .from(guests)
    .where(eq(guests.id, owner.guestId))
    .limit(1);
  const customerId = guest?.customerId ?? null;
  return customerId === null ? owner : { kind: "customer", customerId };
}
