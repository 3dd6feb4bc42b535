import { describe, expect, it } from "vitest";
import {
  boundsOf,
  boundsOfContent,
  isInside,
  isSamePoint,
  polygonsGeoJson,
  routeGeoJson,
  zoomToShow,
} from "./geometry";

const square = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 2 },
  { lat: 2, lng: 2 },
  { lat: 2, lng: 0 },
];

describe("the bounds of a map's content", () => {
  it("are null without points", () => {
    expect(boundsOf([])).toBeNull();
  });

  it("are the outermost points", () => {
    expect(boundsOf(square)).toEqual({ west: 0, south: 0, east: 2, north: 2 });
  });

  it("are those of markers and route, if there are any, not of outlines", () => {
    const marker = { id: "a", kind: "store" as const, label: "", position: { lat: 1, lng: 1 } };
    const content = { markers: [marker], route: [{ lat: 1.5, lng: 1 }], polygons: [square] };
    expect(boundsOfContent(content)).toEqual({ west: 1, south: 1, east: 1, north: 1.5 });
    expect(boundsOfContent({ ...content, markers: [], route: [] })?.east).toBe(2);
  });
});

describe("outlines and routes", () => {
  it("close their ring once", () => {
    const open = polygonsGeoJson([square]).geometry.coordinates[0]?.[0];
    const closed = polygonsGeoJson([[...square, { lat: 0, lng: 0 }]]).geometry.coordinates[0]?.[0];
    expect(open).toHaveLength(5);
    expect(closed).toEqual(open);
  });

  it("leave out what has no area and ways of one point", () => {
    expect(polygonsGeoJson([square.slice(0, 2)]).geometry.coordinates).toEqual([]);
    expect(routeGeoJson(square.slice(0, 1)).geometry.coordinates).toEqual([]);
    expect(routeGeoJson(square.slice(0, 2)).geometry.coordinates).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });

  it("know what lies inside", () => {
    expect(isInside({ lat: 1, lng: 1 }, square)).toBe(true);
    expect(isInside({ lat: 1, lng: 3 }, square)).toBe(false);
    expect(isInside({ lat: 1, lng: 1 }, [])).toBe(false);
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
