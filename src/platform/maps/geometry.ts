import type { Outline, Ring } from "@/domain/zone-outline";
import type { MapContent, MapPoint } from "./types";

export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The smallest box around the points, or null without any. */
export function boundsOf(points: readonly MapPoint[]): MapBounds | null {
  const [first, ...rest] = points;
  if (!first) return null;
  const bounds = { west: first.lng, south: first.lat, east: first.lng, north: first.lat };
  for (const { lat, lng } of rest) {
    bounds.west = Math.min(bounds.west, lng);
    bounds.east = Math.max(bounds.east, lng);
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
  }
  return bounds;
}

/** The corners of what outlines enclose. */
const cornersOf = (outlines: readonly Outline[]): MapPoint[] =>
  outlines.flat().flatMap(([outer = []]) => outer.map(([lng = 0, lat = 0]) => ({ lat, lng })));

export const boundsOfOutlines = (outlines: readonly Outline[]): MapBounds | null =>
  boundsOf(cornersOf(outlines));

/** The bounds of markers and route, else of the outlines. */
export function boundsOfContent({ markers, route, outlines }: MapContent): MapBounds | null {
  return boundsOf([...markers.map((marker) => marker.position), ...route]) ?? boundsOfOutlines(outlines);
}

function closedRing(ring: Ring): number[][] {
  const corners = ring.map(([lng = 0, lat = 0]) => [lng, lat]);
  const [first] = corners;
  const last = corners.at(-1);
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...corners, first] : corners;
}

/** Outlines as GeoJSON, without what has fewer than three corners. */
export function outlinesGeoJson(outlines: MapContent["outlines"]) {
  return {
    type: "Feature" as const,
    properties: {},
    geometry: {
      type: "MultiPolygon" as const,
      coordinates: outlines
        .flat()
        .map((part) => part.filter((ring) => ring.length >= 3).map(closedRing))
        .filter((part) => part.length > 0),
    },
  };
}

export function routeGeoJson(route: MapContent["route"]) {
  return {
    type: "Feature" as const,
    properties: {},
    geometry: {
      type: "LineString" as const,
      coordinates: route.length > 1 ? route.map(({ lat, lng }) => [lng, lat]) : [],
    },
  };
}

/** Whether two points are the same to about ten centimetres. */
export function isSamePoint(a: MapPoint, b: MapPoint): boolean {
  return Math.abs(a.lat - b.lat) < 1e-6 && Math.abs(a.lng - b.lng) < 1e-6;
}

/** Px of the world's width at zoom 0. */
export const worldWidth = 512;

/** A point on the world's square at a zoom, px (Web Mercator). */
export function pixelOf({ lat, lng }: MapPoint, zoom: number): { x: number; y: number } {
  const world = worldWidth * 2 ** zoom;
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((lat * Math.PI) / 180)));
  return {
    x: ((lng + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/** The point that stands there. */
export function pointOf({ x, y }: { readonly x: number; readonly y: number }, zoom: number): MapPoint {
  const world = worldWidth * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI;
  return { lat, lng: Math.min(180, Math.max(-180, (x / world) * 360 - 180)) };
}

/** The zoom at which bounds fill a map of that width (px), between two limits. */
export function zoomToShow(bounds: MapBounds, width: number, minZoom: number, maxZoom: number): number {
  const span = Math.max(bounds.east - bounds.west, bounds.north - bounds.south);
  if (span <= 0) return maxZoom;
  return Math.min(maxZoom, Math.max(minZoom, Math.log2((width * 360) / (worldWidth * span))));
}
