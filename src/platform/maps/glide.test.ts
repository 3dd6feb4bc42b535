import { describe, expect, it } from "vitest";
import { type Clock, glide, pointBetween } from "./glide";
import type { MapPoint } from "./types";

function handClock() {
  let time = 0;
  let waiting: (() => void) | null = null;
  const clock: Clock = {
    now: () => time,
    nextFrame: (callback) => {
      waiting = callback;
      return () => {
        waiting = null;
      };
    },
  };
  const advance = (ms: number) => {
    time += ms;
    const callback = waiting;
    waiting = null;
    callback?.();
  };
  return { clock, advance, isWaiting: () => waiting !== null };
}

const start = { lat: 1, lng: 1 };
const end = { lat: 1.01, lng: 1.02 };

describe("a marker that moves", () => {
  it("is between both places during the animation and at the end afterwards", () => {
    const seen: MapPoint[] = [];
    const { clock, advance, isWaiting } = handClock();
    glide(start, end, (point) => seen.push(point), 1000, clock);
    advance(500);
    expect(seen.at(-1)?.lat).toBeCloseTo(1.005);
    advance(700);
    expect(seen.at(-1)).toEqual(pointBetween(start, end, 1));
    expect(isWaiting()).toBe(false);
  });

  it("stops where it is when cancelled", () => {
    const seen: MapPoint[] = [];
    const { clock, advance } = handClock();
    const stop = glide(start, end, (point) => seen.push(point), 1000, clock);
    advance(200);
    stop();
    advance(500);
    expect(seen).toHaveLength(1);
  });

  it("jumps over long distances and with reduced motion", () => {
    const seen: MapPoint[] = [];
    const { clock } = handClock();
    glide(start, { lat: 3, lng: 1 }, (point) => seen.push(point), 1000, clock);
    glide(start, end, (point) => seen.push(point), 0, clock);
    expect(seen).toEqual([{ lat: 3, lng: 1 }, end]);
  });
});
