import type { SocialExchange } from "@/contract/calls/auth";
import { requireObject, text, textOrNull } from "./readers";

/** A service's token and whose it is. */
export function normaliseSocialExchange(response: unknown): SocialExchange {
  const row = requireObject(response);
  return {
    token: text(row.token),
    unique_id: text(row.unique_id),
    email: textOrNull(row.email),
    name: textOrNull(row.name),
  };
}
