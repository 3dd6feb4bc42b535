/** How far the server's clock is known. Apart from the rest because only orders ask. */
import { serverOffset, timerOrigin } from "./connectivity";

/** A device clock that differs from the page's timer by this has been moved, ms. */
const maxClockDriftMs = 60_000;

/**
 * Whether `serverNow` can be trusted with an order's deadline: the offset was measured, and the
 * device's clock has not been moved since the page measured it. A device that slept may look like that, too; its next
 * response measures again.
 */
export function isServerClockKnown(): boolean {
  if (serverOffset() === null) return false;
  const origin = timerOrigin();
  return origin === null || Math.abs(Date.now() - performance.now() - origin) < maxClockDriftMs;
}
