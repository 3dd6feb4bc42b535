import { isServerClockKnown } from "@/platform/connectivity";
import { get } from "@/platform/http/client";

/** The shopper has pressed a button and waits, ms. */
const clockTimeoutMs = 4_000;

/**
 * Learns the server's clock where the shop can be reached: an order's deadline is set by it. Every response of the shop
 * carries the time. Never rejects.
 */
export async function measureClock(): Promise<void> {
  if (isServerClockKnown()) return;
  await get({
    path: "/config",
    authenticated: false,
    cache: "reload",
    timeoutMs: clockTimeoutMs,
    normalise: () => null,
  }).catch(() => undefined);
}
