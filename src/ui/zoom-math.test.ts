import { describe, expect, it } from "vitest";
import { atRest, kept, largestScale, zoomedAt } from "./zoom-math";

const frame = { width: 300, height: 400 };

describe("zooming a picture", () => {
  it("keeps the point under the finger where it is", () => {
    const point = { x: 60, y: -40 };
    const view = zoomedAt(atRest, 2, point, frame);
    // The picture's point that was under the finger: 60 px from the middle, now twice as far, moved back by x.
    expect(60 * view.scale + view.x).toBe(60);
    expect(-40 * view.scale + view.y).toBe(-40);
  });
  it("never leaves a gap at an edge", () => {
    expect(kept({ scale: 2, x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 150, y: -200 });
    expect(kept({ scale: 1, x: 50, y: 50 }, frame)).toEqual(atRest);
  });
  it("goes no further than its limits", () => {
    expect(zoomedAt(atRest, 99, { x: 0, y: 0 }, frame).scale).toBe(largestScale);
    expect(zoomedAt({ scale: 2, x: 10, y: 10 }, 0.1, { x: 0, y: 0 }, frame)).toEqual(atRest);
  });
});
