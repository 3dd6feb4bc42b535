import { get } from "@/platform/http/client";
import { requireObject, requireReadable } from "@/platform/http/normalise/readers";

/** Tells the shop in which zone the customer is now: the one of the shop headers. Nothing comes of its answer. */
export async function updateZone(): Promise<void> {
  await get({ path: "/customer/update-zone", authenticated: true, normalise: normaliseUpdated });
}

/** An empty list, by the contract; a message is taken too. */
function normaliseUpdated(response: unknown): null {
  if (Array.isArray(response)) requireReadable(response, (row) => row);
  else requireObject(response, ["message"]);
  return null;
}
