import { describe, expect, it } from "vitest";
import type { Outline } from "@/domain/zone-outline";
import {
  boundsOf,
  boundsOfContent,
  isSamePoint,
  outlinesGeoJson,
  routeGeoJson,
  zoomToShow,
} from "./geometry";

const ring = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];
const square: Outline = [[ring]];
const route = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 2 },
];

describe("the bounds of a map's content", () => {
  it("are null without points", () => {
    expect(boundsOf([])).toBeNull();
  });

  it("are the outermost points", () => {
    expect(boundsOf([...route, { lat: 2, lng: 1 }])).toEqual({ west: 0, south: 0, east: 2, north: 2 });
  });

  it("are those of markers and route, if there are any, not of outlines", () => {
    const marker = { id: "a", kind: "store" as const, label: "", position: { lat: 1, lng: 1 } };
    const content = { markers: [marker], route: [{ lat: 1.5, lng: 1 }], outlines: [square] };
    expect(boundsOfContent(content)).toEqual({ west: 1, south: 1, east: 1, north: 1.5 });
    expect(boundsOfContent({ ...content, markers: [], route: [] })?.east).toBe(2);
  });
});

describe("outlines and routes", () => {
  it("close their ring once", () => {
    const open = outlinesGeoJson([square]).geometry.coordinates[0]?.[0];
    const closed = outlinesGeoJson([[[[...ring, [0, 0]]]]]).geometry.coordinates[0]?.[0];
    expect(open).toHaveLength(5);
    expect(closed).toEqual(open);
  });

  it("leave out what has no area and ways of one point", () => {
    expect(outlinesGeoJson([[[ring.slice(0, 2)]]]).geometry.coordinates).toEqual([]);
    expect(routeGeoJson(route.slice(0, 1)).geometry.coordinates).toEqual([]);
    expect(routeGeoJson(route).geometry.coordinates).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });

  it("keep what is cut out of a part, and every part", () => {
    const hole = [
      [0.5, 0.5],
      [1, 0.5],
      [1, 1],
    ];
    const { coordinates } = outlinesGeoJson([[[ring, hole], [ring]], square]).geometry;
    expect(coordinates.map((part) => part.map((corners) => corners.length))).toEqual([[5, 4], [5], [5]]);
  });
});

it("treats points a few centimetres apart as the same, and a metre apart as two", () => {
  expect(isSamePoint({ lat: 1, lng: 1 }, { lat: 1.0000001, lng: 1 })).toBe(true);
  expect(isSamePoint({ lat: 1, lng: 1 }, { lat: 1.00001, lng: 1 })).toBe(false);
});

it("shows a whole outline, but never from further away or nearer than allowed", () => {
  const town = { west: 0, south: 0, east: 0.1, north: 0.05 };
  expect(zoomToShow(town, 512, 9, 17)).toBeCloseTo(Math.log2(3600));
  expect(zoomToShow({ west: 0, south: 0, east: 60, north: 1 }, 512, 9, 17)).toBe(9);
  expect(zoomToShow({ west: 1, south: 1, east: 1, north: 1 }, 512, 9, 17)).toBe(17);
});
