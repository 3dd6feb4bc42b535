/** A point on the town's plane: metres east and metres north of the town's centre. */
export type Point = readonly [x: number, y: number];
/** Longitude and latitude in degrees, in GeoJSON's order. */
export type LonLat = [longitude: number, latitude: number];
export interface LatLng {
  lat: number;
  lng: number;
}

/** Open sea between Menorca and Sardinia, where no real street is. */
export const townCenter: LatLng = { lat: 40.02, lng: 6.5 };
/** West, south, east, north in degrees: the island with some sea around it. */
export const townBounds = [6.42, 39.985, 6.58, 40.065] as const;

const metresPerDegree = 111_320;
const metresPerDegreeEast = metresPerDegree * Math.cos((townCenter.lat * Math.PI) / 180);
const round5 = (value: number) => Math.round(value * 1e5) / 1e5;

/** Plane to degrees, rounded to 5 decimals (about a metre). */
export function toLonLat([x, y]: Point): LonLat {
  return [round5(townCenter.lng + x / metresPerDegreeEast), round5(townCenter.lat + y / metresPerDegree)];
}

export function toLatLng(point: Point): LatLng {
  const [lng, lat] = toLonLat(point);
  return { lat, lng };
}

/** Degrees to plane. */
export function fromLatLng({ lat, lng }: LatLng): Point {
  return [(lng - townCenter.lng) * metresPerDegreeEast, (lat - townCenter.lat) * metresPerDegree];
}

export const distanceBetween = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const mix = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** The length of a polyline in metres. */
export function lengthOf(line: readonly Point[]): number {
  let length = 0;
  for (let index = 1; index < line.length; index++) {
    length += distanceBetween(line[index - 1] as Point, line[index] as Point);
  }
  return length;
}

/** The point after `metres` along a polyline (clamped to its ends) and the direction there in radians. */
export function pointAlong(line: readonly Point[], metres: number): { point: Point; direction: number } {
  let left = Math.max(0, metres);
  for (let index = 1; index < line.length; index++) {
    const from = line[index - 1] as Point;
    const to = line[index] as Point;
    const step = distanceBetween(from, to);
    if (left <= step || index === line.length - 1) {
      const share = step === 0 ? 0 : Math.min(1, left / step);
      return { point: mix(from, to, share), direction: Math.atan2(to[1] - from[1], to[0] - from[0]) };
    }
    left -= step;
  }
  return { point: line[0] ?? [0, 0], direction: 0 };
}

/** Even-odd rule; the ring may be open or closed. */
export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
    const a = ring[index] as Point;
    const b = ring[before] as Point;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** The nearest point of a segment, with its share of the way (0 to 1) and the distance in metres. */
export function nearestOnSegment(point: Point, a: Point, b: Point) {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const squared = dx * dx + dy * dy;
  const raw = squared === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / squared;
  const share = Math.min(1, Math.max(0, raw));
  const nearest = mix(a, b, share);
  return { point: nearest, share, distance: distanceBetween(point, nearest) };
}

/** Where two segments cross, as shares of each, or null. */
export function crossing(a: Point, b: Point, c: Point, d: Point): { first: number; second: number } | null {
  const denominator = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (Math.abs(denominator) < 1e-9) return null;
  const first = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / denominator;
  const second = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / denominator;
  return first >= 0 && first <= 1 && second >= 0 && second <= 1 ? { first, second } : null;
}

/** A smooth curve through the points (Catmull-Rom), `steps` pieces between neighbours. */
export function smooth(points: readonly Point[], closed: boolean, steps = 8): Point[] {
  const count = points.length;
  const at = (index: number) =>
    points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Point;
  const curve: Point[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      curve.push([along(0), along(1)]);
    }
  }
  if (!closed) curve.push(at(count - 1));
  return curve;
}

/** Removes the points that a line does not need to stay within `tolerance` metres (Douglas-Peucker). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const first = line[0] as Point;
  const last = line[line.length - 1] as Point;
  let worst = 0;
  let split = 0;
  for (let index = 1; index < line.length - 1; index++) {
    const { distance } = nearestOnSegment(line[index] as Point, first, last);
    if (distance > worst) [worst, split] = [distance, index];
  }
  if (worst <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(split), tolerance),
  ];
}

/** The line moved sideways by `metres` (positive is to the left of its direction). */
export function offset(line: readonly Point[], metres: number | ((share: number) => number)): Point[] {
  return line.map((point, index) => {
    const before = line[Math.max(0, index - 1)] as Point;
    const after = line[Math.min(line.length - 1, index + 1)] as Point;
    const direction = Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2;
    const away = typeof metres === "number" ? metres : metres(index / (line.length - 1));
    return [point[0] + Math.cos(direction) * away, point[1] + Math.sin(direction) * away];
  });
}

/** A band around a line: the polygon ring of a river, pier or breakwater. */
export function band(line: readonly Point[], halfWidth: number | ((share: number) => number)): Point[] {
  const other = typeof halfWidth === "number" ? -halfWidth : (share: number) => -halfWidth(share);
  return [...offset(line, halfWidth), ...offset(line, other).reverse()];
}

/** A rectangle turned by `angle` radians. */
export function rectangle(center: Point, width: number, depth: number, angle: number): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners: Point[] = [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ];
  return corners.map(([u, v]) => [center[0] + u * cos - v * sin, center[1] + u * sin + v * cos]);
}
