import type { Queryable } from "../../context";
import { subscribers } from "../../db/schema";

/** Whether the text is an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= 191 && /^[^\s@"<>()[\],;:\\]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** Stores an address for the newsletter; `taken` when it is there already, `invalid` when it is none. */
export async function subscribe(database: Queryable, email: string): Promise<"added" | "taken" | "invalid"> {
  const address = email.trim().toLowerCase();
  if (!isEmail(address)) return "invalid";
  const added = await database
    .insert(subscribers)
    .values({ email: address })
    .onConflictDoNothing()
    .returning({ email: subscribers.email });
  return added.length > 0 ? "added" : "taken";
}
