/** Spreads requests out, so that a map service never gets more of them a second than it allows. */
import { setTimeout as delay } from "node:timers/promises";

/** Longest wait for a turn, ms: by then the shopper has typed on. */
const maxWaitMs = 2_000;

/** Resolves when a request may leave: true; or at once with false where its turn would come too late. */
export type Pace = () => Promise<boolean>;

export function requestPace(perSecond: number, now: () => number = Date.now): Pace {
  const interval = 1000 / perSecond;
  let nextAt = 0;
  return async () => {
    const at = Math.max(now(), nextAt);
    const wait = at - now();
    if (wait > maxWaitMs) return false;
    nextAt = at + interval;
    if (wait > 0) await delay(wait);
    return true;
  };
}
