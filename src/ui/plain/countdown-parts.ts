// @chunk home-more
export interface CountdownParts {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Splits milliseconds into whole parts, counting a begun second as one; nothing is left below 0. */
export function countdownParts(leftMs: number): CountdownParts {
  const total = Number.isFinite(leftMs) ? Math.max(0, Math.ceil(leftMs / 1000)) : 0;
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  };
}
