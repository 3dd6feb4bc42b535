import type { MapPoint } from "./types";

/** A courier that was seen there and then here is shown on the way between, for this long (ms): just under a poll. */
export const glideMs = 9_000;
/** Further than this (degrees, about 5 km) is no ride but a correction: it jumps. */
const longestGlide = 0.05;

/** Where something is at a share (0 to 1) of its way. */
export function pointBetween(from: MapPoint, to: MapPoint, share: number): MapPoint {
  const part = Math.min(1, Math.max(0, share));
  return { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part };
}

export function isGlide(from: MapPoint, to: MapPoint): boolean {
  return Math.hypot(to.lat - from.lat, to.lng - from.lng) <= longestGlide;
}

export interface Clock {
  now: () => number;
  /** Calls back before the next paint; answers how to take it back. */
  nextFrame: (callback: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  nextFrame: (callback) => {
    const id = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(id);
  },
};

/** Moves something from where it is shown now to a new place; answers how to stop. */
export function glide(
  from: MapPoint,
  to: MapPoint,
  show: (point: MapPoint) => void,
  durationMs: number = glideMs,
  clock: Clock = browserClock,
): () => void {
  if (durationMs <= 0 || !isGlide(from, to)) {
    show(to);
    return () => {};
  }
  const start = clock.now();
  let cancel = () => {};
  const step = () => {
    const share = (clock.now() - start) / durationMs;
    show(pointBetween(from, to, share));
    if (share < 1) cancel = clock.nextFrame(step);
  };
  cancel = clock.nextFrame(step);
  return () => cancel();
}
