/** How long to wait before a row is tried again. All times in ms. */
const minDelayMs = 2_000;
const maxDelayMs = 120_000;
/** A longer Retry-After is cut to this. */
const maxHoldMs = 3_600_000;

/** Doubles from 2 s to 2 min with half of it as jitter. */
export function retryDelayMs(tries: number, random: () => number = Math.random): number {
  const full = Math.min(maxDelayMs, minDelayMs * 2 ** Math.max(0, tries - 1));
  return full / 2 + (full / 2) * random();
}

/** How long Retry-After holds a row back. It is respected also when the network returns. */
export function retryAfterHoldMs(retryAfterMs: number | null): number {
  return Math.min(maxHoldMs, Math.max(0, retryAfterMs ?? 0));
}
