/** The border of a zone, as other programs write it. */
import { metersBetween } from "@/domain/distance";
import type { Outline, Ring } from "@/domain/zone-outline";
import { type Field, type FieldOptions, field, type Reading } from "./field";

/** A stored border with the area it encloses. */
export interface OutlineValue {
  outline: Outline;
  /** Area of all parts without what is cut out. */
  squareMeters: number;
}

const earthRadius = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Square metres that a ring of degrees encloses on a globe, without a sign. */
function ringArea(ring: Ring): number {
  let sum = 0;
  ring.forEach(([lng = 0, lat = 0], index) => {
    const [nextLng = 0, nextLat = 0] = ring[(index + 1) % ring.length] ?? [];
    sum += radians(nextLng - lng) * (2 + Math.sin(radians(lat)) + Math.sin(radians(nextLat)));
  });
  return Math.abs((sum * earthRadius * earthRadius) / 2);
}

/** Square metres of all parts without what is cut out of them. */
export const outlineArea = (outline: Outline): number =>
  outline.reduce(
    (total, [outer = [], ...holes]) =>
      total + ringArea(outer) - holes.reduce((cut, hole) => cut + ringArea(hole), 0),
    0,
  );

const corners = 48;

/** A ring of 48 corners around a place; `meters` is its radius. */
export function circleAround(center: { lat: number; lng: number }, meters: number): Ring {
  const perLat = metersBetween(center, { lat: center.lat + 0.001, lng: center.lng }) * 1000;
  const perLng = metersBetween(center, { lat: center.lat, lng: center.lng + 0.001 }) * 1000;
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const lng = center.lng + (Math.cos(angle) * meters) / perLng;
    const lat = center.lat + (Math.sin(angle) * meters) / perLat;
    return [Number(lng.toFixed(6)), Number(lat.toFixed(6))];
  });
}

function problemOf(outline: unknown): string | null {
  if (!Array.isArray(outline) || outline.length === 0) return "encloses nothing";
  for (const part of outline) {
    if (!Array.isArray(part) || part.length === 0) return "has a part without a border";
    for (const ring of part) {
      if (!Array.isArray(ring)) return "has a border that is no list of corners";
      const different = new Set(ring.map((corner) => JSON.stringify(corner)));
      if (different.size < 3) return "has a border of fewer than three corners";
      for (const corner of ring) {
        const [lng, lat] = Array.isArray(corner) ? corner : [];
        if (typeof lng !== "number" || typeof lat !== "number")
          return "has a corner that is no pair of numbers";
        if (Math.abs(lng) > 180) return `has the longitude ${lng}`;
        if (Math.abs(lat) > 90) {
          return `has the latitude ${lat}: the longitude comes first, perhaps the two are swapped`;
        }
      }
    }
  }
  return null;
}

function outlineReading(outline: unknown): Reading {
  const problem = problemOf(outline);
  if (problem !== null) return { problem };
  // Heights are left out: a zone is flat.
  const flat = (outline as number[][][][]).map((part) =>
    part.map((ring) => ring.map(([lng = 0, lat = 0]) => [lng, lat])),
  );
  return { value: { outline: flat, squareMeters: outlineArea(flat) } satisfies OutlineValue };
}

/** The coordinates of a polygon or of several, of GeoJSON: a geometry, a feature or a collection of one or more. */
export function outlineOfGeoJson(json: unknown): unknown {
  if (typeof json !== "object" || json === null) return null;
  const { type, coordinates, geometry, geometries, features } = json as Record<string, unknown>;
  if (type === "Polygon") return [coordinates];
  if (type === "MultiPolygon") return coordinates;
  if (type === "Feature") return outlineOfGeoJson(geometry);
  const many = type === "FeatureCollection" ? features : type === "GeometryCollection" ? geometries : null;
  if (!Array.isArray(many)) return null;
  const outlines = many.map(outlineOfGeoJson);
  return outlines.every(Array.isArray) ? outlines.flat() : null;
}

function readWellKnownText(text: string): Reading {
  const kind = /^\s*(?:SRID=4326;)?\s*(MULTI)?POLYGON\s*Z?\s*(\(.*\))\s*$/is.exec(text);
  if (!kind) return { problem: "is neither a POLYGON nor a MULTIPOLYGON" };
  const [, several, body = ""] = kind;
  if (/[^\d\s.,()eE+-]/.test(body)) return { problem: "has letters among its corners" };
  const json = body
    .replaceAll("(", "[")
    .replaceAll(")", "]")
    .replace(/[^[\],]+/g, (corner) => {
      const numbers = corner.trim().split(/\s+/).filter(Boolean).map(Number);
      return numbers.length === 0 ? "" : JSON.stringify(numbers);
    });
  try {
    const coordinates: unknown = JSON.parse(json);
    return outlineReading(several ? coordinates : [coordinates]);
  } catch {
    return { problem: "has brackets that do not close" };
  }
}

const circlePattern =
  /^circle[\s(]+(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)[\s,]+(\d+(?:\.\d+)?)\s*(km|m)\s*\)?$/i;

function readOutline(text: string): Reading {
  const circle = circlePattern.exec(text);
  if (circle) {
    const [, lat, lng, length, unit] = circle;
    const center = { lat: Number(lat), lng: Number(lng) };
    const meters = Number(length) * (unit?.toLowerCase() === "km" ? 1000 : 1);
    if (Math.abs(center.lat) > 85) return { problem: "has its centre at a pole: the latitude comes first" };
    if (meters < 10 || meters > 500_000)
      return { problem: "has a radius that is not between 10 m and 500 km" };
    return outlineReading([[circleAround(center, meters)]]);
  }
  if (!text.startsWith("{")) return readWellKnownText(text);
  try {
    const outline = outlineOfGeoJson(JSON.parse(text));
    return outline === null ? { problem: "is GeoJSON without a polygon" } : outlineReading(outline);
  } catch {
    return { problem: "begins like GeoJSON and is no JSON" };
  }
}

const writeRing = (ring: Ring) => `(${ring.map((corner) => corner.join(" ")).join(", ")})`;

/** A border; written as the well-known text of a MULTIPOLYGON. */
export const outlineField = (options: FieldOptions): Field =>
  field(options, {
    sqlType: "jsonb",
    allowed: "a POLYGON or MULTIPOLYGON of well-known text, GeoJSON, or a circle, as circle 53.55 9.99 4 km",
    example: "circle 53.55 9.99 4 km",
    schema: { type: ["string", "object"] },
    read: readOutline,
    write: (value) =>
      `MULTIPOLYGON (${(value as OutlineValue).outline
        .map((part) => `(${part.map(writeRing).join(", ")})`)
        .join(", ")})`,
  });
