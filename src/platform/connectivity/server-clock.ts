// @chunk outbox
/** How well the server's clock is known. Apart from the rest because only orders need it. */
import { get } from "@/platform/http/client";
import { serverOffset, timerOrigin } from "./connectivity";

/** A device clock that differs from the page's timer by this has been moved, ms. */
const maxClockDriftMs = 60_000;
/** Timeout, ms: somebody has pressed a button and waits. */
const clockTimeoutMs = 4_000;

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

/** As `isServerClockKnown`, by a response that this page has got: one restored from an earlier visit may be too old. */
export const isServerClockMeasured = (): boolean => timerOrigin() !== null && isServerClockKnown();

/**
 * Measures the server's clock if the shop can be reached and it is not known yet. Every response of the shop carries the
 * time. Never rejects.
 */
export async function measureServerClock(): Promise<void> {
  if (isServerClockMeasured()) return;
  await get({
    path: "/config",
    authenticated: false,
    cache: "reload",
    timeoutMs: clockTimeoutMs,
    normalise: () => null,
  }).catch(() => undefined);
}
