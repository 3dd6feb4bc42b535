/** How far the server's clock is known. Apart from the rest because only orders ask. */
import { serverOffset, timerOrigin } from "./connectivity";

/** A device clock that ran apart from the page's timer by so much has been moved, ms. */
const clockMoved = 60_000;

/**
 * Whether `serverNow` can be trusted with an order's deadline: the offset was measured, and in this life of the page the
 * device's clock has not been moved since. A device that slept may look like that, too: its next answer measures anew.
 */
export function isServerClockKnown(): boolean {
  if (serverOffset() === null) return false;
  const began = timerOrigin();
  return began === null || Math.abs(Date.now() - performance.now() - began) < clockMoved;
}
