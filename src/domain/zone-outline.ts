/**
 * Where a zone ends, in degrees. The server asks the same in SQL (`outline_holds`), with the same operations in the same
 * order, so that page and server agree on every point.
 */
import type { Place } from "./distance";

/** Corners of a ring, longitude first; the last may repeat the first. */
export type Ring = readonly (readonly number[])[];

/**
 * The parts of a zone, each its outer ring and after it the rings that are cut out: the coordinates of a GeoJSON
 * MultiPolygon.
 */
export type Outline = readonly (readonly Ring[])[];

/**
 * The even-odd rule: a ray to the east crosses the ring an odd number of times. Each edge is read from south to north
 * whichever way it was drawn, so that two zones with a common edge agree on every point of it: it belongs to the zone in
 * the east or north of it.
 */
function isInRing(ring: Ring, { lat, lng }: Place): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const corner of ring) {
    const [x1 = 0, y1 = 0] = corner;
    const [x2 = 0, y2 = 0] = before ?? corner;
    before = corner;
    if (y1 > lat === y2 > lat) continue;
    const [southX, southY, northX, northY] = y1 < y2 ? [x1, y1, x2, y2] : [x2, y2, x1, y1];
    if ((northX - southX) * (lat - southY) - (lng - southX) * (northY - southY) > 0) inside = !inside;
  }
  return inside;
}

/** Whether a place lies in a zone: within the outer ring of one of its parts and in none of the rings cut out of it. */
export const isInOutline = (outline: Outline, place: Place): boolean =>
  outline.some(
    ([outer, ...holes]) =>
      outer !== undefined && isInRing(outer, place) && !holes.some((hole) => isInRing(hole, place)),
  );
