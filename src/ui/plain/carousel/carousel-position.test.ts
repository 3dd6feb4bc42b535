import { describe, expect, it } from "vitest";
import { autoplayTarget, nearestSlide, pageTarget } from "./carousel-position";

describe("position in a carousel", () => {
  it("names the slide nearest to the start edge, on either side of it", () => {
    expect(nearestSlide([-300, -20, 260])).toBe(1);
    expect(nearestSlide([-170, 110, 390])).toBe(1);
    expect(nearestSlide([])).toBe(0);
  });

  it("pages by the number of fully visible slides and stops at both ends", () => {
    expect(pageTarget(0, 1, 3.7, 10)).toBe(3);
    expect(pageTarget(8, 1, 3.7, 10)).toBe(9);
    expect(pageTarget(2, -1, 3.7, 10)).toBe(0);
    expect(pageTarget(1, 1, 0.9, 4)).toBe(2);
  });

  it("autoplay starts again after the last slide", () => {
    expect(autoplayTarget(1, false, 4)).toBe(2);
    expect(autoplayTarget(2, true, 4)).toBe(0);
    expect(autoplayTarget(3, false, 4)).toBe(0);
  });
});
