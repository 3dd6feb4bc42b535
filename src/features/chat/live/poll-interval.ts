const shortestMs = 5_000;
const longestMs = 60_000;

/**
 * How long until an open chat asks again, ms. Where it hears of messages at once, asking is only for what was missed;
 * otherwise it asks less and less the longer nothing was said.
 */
export const chatPollIntervalMs = (isLive: boolean, quietMs: number): number =>
  isLive ? longestMs : Math.min(longestMs, Math.max(shortestMs, quietMs / 10));
