import type { Queryable } from "../../context";
import { subscribers } from "../../db/schema";
import { canonicalEmail } from "../contacts/contacts";

/** Characters of an address. */
const maxLength = 191;

/** Stores an address for the newsletter; `taken` when it is there already, `invalid` when it is none. */
export async function subscribe(database: Queryable, email: string): Promise<"added" | "taken" | "invalid"> {
  const address = canonicalEmail(email);
  if (address === null || address.length > maxLength) return "invalid";
  const added = await database
    .insert(subscribers)
    .values({ email: address })
    .onConflictDoNothing()
    .returning({ email: subscribers.email });
  return added.length > 0 ? "added" : "taken";
}
