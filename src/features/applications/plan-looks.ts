/** The shortest and the longest pause between two checks while a bank decides, ms. */
const firstPauseMs = 3_000;
const maxPauseMs = 30_000;

/** How long to wait before the shop is asked again, ms: twice as long each time, since it takes only so many calls a minute. */
export const pauseBeforeLookMs = (looks: number): number =>
  Math.min(firstPauseMs * 2 ** Math.max(0, looks - 1), maxPauseMs);
