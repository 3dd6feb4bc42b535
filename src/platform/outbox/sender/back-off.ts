/** How long to wait before a row is tried again. All times in ms. */
const firstDelay = 2_000;
const longestDelay = 120_000;
/** A server that asks for more patience than this is asked again nevertheless. */
const longestHold = 3_600_000;

/** Doubles from 2 s to 2 min with half of it as jitter. */
export function retryDelayMs(tries: number, random: () => number = Math.random): number {
  const full = Math.min(longestDelay, firstDelay * 2 ** Math.max(0, tries - 1));
  return full / 2 + (full / 2) * random();
}

/** How long Retry-After holds a row back; nothing undercuts it, not even the network's return. */
export function retryAfterHoldMs(retryAfterMs: number | null): number {
  return Math.min(longestHold, Math.max(0, retryAfterMs ?? 0));
}
