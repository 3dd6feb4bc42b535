/** How long to wait before a row is tried again. All times in ms. */
const firstDelay = 2_000;
const longestDelay = 120_000;

/** Doubles from 2 s to 2 min with half of it as jitter; a Retry-After of the server is never undercut. */
export function delayAfter(
  tries: number,
  retryAfterMs: number | null,
  random: () => number = Math.random,
): number {
  const full = Math.min(longestDelay, firstDelay * 2 ** Math.max(0, tries - 1));
  return Math.max(retryAfterMs ?? 0, full / 2 + (full / 2) * random());
}
