import type { MapPoint } from "./types";

/** How long a courier moves from one known position to the next: just under the polling interval. */
export const glideMs = 9_000;
/** Beyond this (degrees, about 5 km) it is a correction and jumps. */
const maxGlideDegrees = 0.05;

/** The point at a fraction (0 to 1) of the way. */
export function pointBetween(from: MapPoint, to: MapPoint, share: number): MapPoint {
  const part = Math.min(1, Math.max(0, share));
  return { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part };
}

export function isGlide(from: MapPoint, to: MapPoint): boolean {
  return Math.hypot(to.lat - from.lat, to.lng - from.lng) <= maxGlideDegrees;
}

export interface Clock {
  now: () => number;
  /** Calls back before the next paint; returns a function that cancels it. */
  nextFrame: (callback: () => void) => () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  nextFrame: (callback) => {
    const id = requestAnimationFrame(callback);
    return () => cancelAnimationFrame(id);
  },
};

/** Animates from one point to another; returns a function that stops it. */
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
