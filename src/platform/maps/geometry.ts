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

/** The bounds of markers and route, else of the outlines. */
export function boundsOfContent({ markers, route, polygons }: MapContent): MapBounds | null {
  return boundsOf([...markers.map((marker) => marker.position), ...route]) ?? boundsOf(polygons.flat());
}

type Ring = [longitude: number, latitude: number][];

const ringOf = (points: readonly MapPoint[]): Ring => points.map(({ lat, lng }) => [lng, lat]);

function closedRing(points: readonly MapPoint[]): Ring {
  const ring = ringOf(points);
  const [first] = ring;
  const last = ring.at(-1);
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring;
}

/** Outlines with at least three corners as GeoJSON. */
export function polygonsGeoJson(polygons: MapContent["polygons"]) {
  const drawn = polygons.filter((corners) => corners.length >= 3);
  return {
    type: "Feature" as const,
    properties: {},
    geometry: {
      type: "MultiPolygon" as const,
      coordinates: drawn.map((corners) => [closedRing(corners)]),
    },
  };
}

export function routeGeoJson(route: MapContent["route"]) {
  return {
    type: "Feature" as const,
    properties: {},
    geometry: { type: "LineString" as const, coordinates: route.length > 1 ? ringOf(route) : [] },
  };
}

/** Whether two points are the same to about ten centimetres. */
export function isSamePoint(a: MapPoint, b: MapPoint): boolean {
  return Math.abs(a.lat - b.lat) < 1e-6 && Math.abs(a.lng - b.lng) < 1e-6;
}

/** Whether a point lies inside an outline (even-odd rule; exact enough for a town, not for the poles). */
export function isInside(point: MapPoint, corners: readonly MapPoint[]): boolean {
  let inside = false;
  let before = corners.at(-1);
  for (const corner of corners) {
    if (before && corner.lat > point.lat !== before.lat > point.lat) {
      const share = (point.lat - corner.lat) / (before.lat - corner.lat);
      if (point.lng < corner.lng + share * (before.lng - corner.lng)) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

/** Px of the world's width at zoom 0. */
export const worldWidth = 512;

/** The zoom at which bounds fill a map of that width (px), between two limits. */
export function zoomToShow(bounds: MapBounds, width: number, minZoom: number, maxZoom: number): number {
  const span = Math.max(bounds.east - bounds.west, bounds.north - bounds.south);
  if (span <= 0) return maxZoom;
  return Math.min(maxZoom, Math.max(minZoom, Math.log2((width * 360) / (worldWidth * span))));
}
