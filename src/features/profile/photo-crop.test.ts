import { describe, expect, it } from "vitest";
import { maxZoom, middleCrop, moveCrop, squareOf, zoomCrop } from "./photo-crop";

const wide = { width: 400, height: 200 };

describe("the square of a photo", () => {
  it("is the largest in the middle at first", () => {
    expect(squareOf(wide, middleCrop(wide))).toEqual({ x: 100, y: 0, side: 200 });
    const high = { width: 200, height: 600 };
    expect(squareOf(high, middleCrop(high))).toEqual({ x: 0, y: 200, side: 200 });
  });

  it.each([
    ["to the right shows what is at the left", 0.25, 0, { x: 50, y: 0 }],
    ["stops at the left edge", 9, 0, { x: 0, y: 0 }],
    ["stops at the right edge", -9, 0, { x: 200, y: 0 }],
    ["cannot leave where nothing is left over", 0, 1, { x: 100, y: 0 }],
  ])("that is pulled %s", (_what, right, down, corner) => {
    expect(squareOf(wide, moveCrop(wide, middleCrop(wide), right, down))).toMatchObject(corner);
  });

  it("gets smaller around the point at which it is zoomed", () => {
    const zoomed = zoomCrop(wide, middleCrop(wide), 2, { x: 0, y: 0 });
    expect(squareOf(wide, zoomed)).toEqual({ x: 100, y: 0, side: 100 });
    expect(squareOf(wide, zoomCrop(wide, middleCrop(wide), 2))).toEqual({ x: 150, y: 50, side: 100 });
  });

  it("stays within the photo and the limits, whatever is asked for", () => {
    const corner = moveCrop(wide, zoomCrop(wide, middleCrop(wide), 99), 99, 99);
    expect(corner.zoom).toBe(maxZoom);
    expect(squareOf(wide, corner)).toEqual({ x: 0, y: 0, side: 50 });
    expect(squareOf(wide, zoomCrop(wide, corner, 0.1))).toEqual({ x: 0, y: 0, side: 200 });
  });
});
