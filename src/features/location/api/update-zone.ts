import { get } from "@/platform/http/client";
import { requireObject, requireReadable } from "@/platform/http/normalise/readers";

/** Tells the shop the customer's zone, which is that of the shop headers. The answer is not used. */
export async function updateZone(): Promise<void> {
  await get({ path: "/customer/update-zone", authenticated: true, normalise: normaliseUpdated });
}

/** An empty list, by the contract; a message is taken too. */
function normaliseUpdated(response: unknown): null {
  if (Array.isArray(response)) requireReadable(response, (row) => row);
  else requireObject(response, ["message"]);
  return null;
}
