import { isServerClockKnown } from "@/platform/connectivity";
import { get } from "@/platform/http/client";

/** Longer nobody waits for it who has just pressed a button, ms. */
const patience = 4_000;

/**
 * Makes sure, where the shop can be reached, that the server's clock is known: an order's deadline is set by it. Any answer
 * of the shop itself tells the time. Never rejects.
 */
export async function measureClock(): Promise<void> {
  if (isServerClockKnown()) return;
  await get({
    path: "/config",
    authenticated: false,
    cache: "reload",
    timeoutMs: patience,
    normalise: () => null,
  }).catch(() => undefined);
}
