import { describe, expect, it } from "vitest";
import { clampView, initialView, maxScale, zoomedAt } from "./zoom-view";

const frame = { width: 300, height: 400 };

describe("zooming a picture", () => {
  it("keeps the point under the finger where it is", () => {
    const point = { x: 60, y: -40 };
    const view = zoomedAt(initialView, 2, point, frame);
    // The picture's point that was under the finger: 60 px from the middle, now twice as far, moved back by x.
    expect(60 * view.scale + view.x).toBe(60);
    expect(-40 * view.scale + view.y).toBe(-40);
  });
  it("never leaves a gap at an edge", () => {
    expect(clampView({ scale: 2, x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 150, y: -200 });
    expect(clampView({ scale: 1, x: 50, y: 50 }, frame)).toEqual(initialView);
  });
  it("stays within its limits", () => {
    expect(zoomedAt(initialView, 99, { x: 0, y: 0 }, frame).scale).toBe(maxScale);
    expect(zoomedAt({ scale: 2, x: 10, y: 10 }, 0.1, { x: 0, y: 0 }, frame)).toEqual(initialView);
  });
});
