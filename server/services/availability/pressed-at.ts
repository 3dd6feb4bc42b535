/** Presses that waited longer count from then, ms. */
const maxWaitMs = 86_400_000;

/** When something was pressed: now, or earlier where it waited on a device whose clock is believed for a day. */
export function pressedAt(written: string | undefined, now: Date): Date {
  const at = written === undefined ? Number.NaN : Date.parse(written);
  if (Number.isNaN(at) || at > now.getTime()) return now;
  return new Date(Math.max(at, now.getTime() - maxWaitMs));
}
