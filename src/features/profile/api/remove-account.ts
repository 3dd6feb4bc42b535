import { remove } from "@/platform/http/client";
import { requireObject, requireReadable } from "@/platform/http/normalise/readers";

/** Removes the account for good. 403 `password` for a wrong one, 203 `on-going` while orders run. */
export const removeAccount = (password: string) =>
  remove({
    path: "/customer/remove-account",
    authenticated: true,
    body: password === "" ? {} : { password },
    normalise: normaliseRemoval,
  });

/** An empty list, by the contract; a message alone is taken too. */
function normaliseRemoval(response: unknown): null {
  if (Array.isArray(response)) requireReadable(response, (row) => row);
  else requireObject(response, ["message"]);
  return null;
}
