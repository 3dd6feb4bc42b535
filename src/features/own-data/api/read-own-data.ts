import { get } from "@/platform/http/client";
import { requireObject } from "@/platform/http/normalise/readers";

/** Timeout, ms: reading years of orders takes a while. */
const timeoutMs = 120_000;

/**
 * Everything that the shop stores about the customer, as readable JSON. 429 after too many downloads, 404 where there is
 * none.
 */
export async function readOwnData(): Promise<string> {
  const { data } = await get({
    path: "/customer/own-data",
    authenticated: true,
    timeoutMs,
    normalise: (response) => JSON.stringify(requireObject(response), null, 2),
  });
  return data;
}
