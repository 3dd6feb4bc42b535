import { describe, expect, it } from "vitest";
import { visibleLabels } from "./visible-labels";

const view = { zoom: 14, width: 300, height: 200 };
const label = (x: number, y: number, minZoom = 12) => ({ x, y, width: 60, height: 16, minZoom });

describe("the labels of a map", () => {
  it("appear from their zoom on", () => {
    expect(visibleLabels([label(50, 50, 14), label(200, 100, 14.5)], view)).toEqual([0]);
  });

  it("are left out beyond the edges", () => {
    expect(visibleLabels([label(-40, 50), label(20, 50), label(150, 220)], view)).toEqual([1]);
  });

  it("never lie on each other, and the more important one stays", () => {
    expect(visibleLabels([label(100, 100), label(120, 104), label(100, 140)], view)).toEqual([0, 2]);
  });

  it("are not more than can be read", () => {
    const many = Array.from({ length: 900 }, (_, index) =>
      label((index % 30) * 70, Math.floor(index / 30) * 30),
    );
    expect(visibleLabels(many, { zoom: 14, width: 5000, height: 5000 })).toHaveLength(40);
  });
});
