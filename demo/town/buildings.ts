import { createRandom, type Random } from "../random";
import { type Landmark, landmarks } from "./landmarks";
import { isInside, lengthOf, nearestOnSegment, type Point, pointAlong, rectangle } from "./plane";
import { readPrebuilt } from "./prebuilt";
import { type Quarter, quarterAt } from "./quarters";
import { SegmentIndex } from "./segment-index";
import { type Edge, streetGraph } from "./street-graph";
import type { StreetClass } from "./street-plan";
import { distanceToSea, isInGreen, isInInlandWater, railway } from "./terrain";

/** Half of a road's width with its pavement, metres. */
const kerb: Record<StreetClass, number> = { avenue: 17, street: 11, lane: 7, promenade: 12 };

/** Keeps houses from overlapping: centres and radii of the houses so far, by grid cell. */
class Plots {
  private readonly cells = new Map<string, (readonly [Point, number])[]>();

  claim(center: Point, radius: number): boolean {
    const [column, row] = [Math.floor(center[0] / 60), Math.floor(center[1] / 60)];
    for (let x = column - 1; x <= column + 1; x++) {
      for (let y = row - 1; y <= row + 1; y++) {
        for (const [other, otherRadius] of this.cells.get(`${x},${y}`) ?? []) {
          if (Math.hypot(other[0] - center[0], other[1] - center[1]) < (otherRadius + radius) * 0.86)
            return false;
        }
      }
    }
    const key = `${column},${row}`;
    this.cells.set(key, [...(this.cells.get(key) ?? []), [center, radius] as const]);
    return true;
  }
}

function shape(center: Point, width: number, depth: number, angle: number, random: Random): Point[] {
  if (width < 26 || random.chance(0.6)) return rectangle(center, width, depth, angle);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [w, d, cut] = [width / 2, depth / 2, random.between(-0.2, 0.3) * width];
  const outline: Point[] = [
    [-w, -d],
    [w, -d],
    [w, d * 0.2],
    [cut, d * 0.2],
    [cut, d],
    [-w, d],
  ]; // an L
  return outline.map(([u, v]) => [center[0] + u * cos - v * sin, center[1] + u * sin + v * cos]);
}

function houseSizes(quarter: Quarter, random: Random): { width: number; depth: number } {
  if (quarter.key === "customs-wharf" || quarter.key === "saltworks") {
    return { width: random.between(34, 62), depth: random.between(20, 34) };
  }
  if (quarter.density > 0.8) return { width: random.between(22, 48), depth: random.between(15, 24) };
  return { width: random.between(15, 30), depth: random.between(12, 17) };
}

function isFree(corners: readonly Point[], roads: SegmentIndex<Edge>, rails: SegmentIndex<null>): boolean {
  for (const corner of corners) {
    if (distanceToSea(corner) < 16 || isInInlandWater(corner, 12) || isInGreen(corner)) return false;
    const road = roads.nearest(corner, 17);
    if (road && road.distance < kerb[road.tag.class] - 3) return false;
    if (rails.nearest(corner, 14)) return false;
    if (landmarks.some((landmark) => landmark.footprint && isInside(corner, landmark.footprint)))
      return false;
  }
  return true;
}

let footprints: Point[][] | null = null;

/** Outlines of the town's houses (open rings), about six thousand of them, computed once. */
export function buildings(): Point[][] {
  footprints ??= readPrebuilt<Point[][]>("footprints");
  if (footprints) return footprints;
  const random = createRandom(613);
  const { edges } = streetGraph();
  const roads = new SegmentIndex<Edge>();
  for (const edge of edges) roads.addLine(edge.points, edge);
  const rails = new SegmentIndex<null>();
  rails.addLine(railway, null);
  const plots = new Plots();
  footprints = [];
  for (const edge of edges) {
    if (edge.bridge || edge.class === "promenade") continue;
    const length = lengthOf(edge.points);
    for (const side of [1, -1]) {
      let along = kerb[edge.class] + random.between(4, 12);
      while (along < length - 12) {
        const { point, direction } = pointAlong(edge.points, along);
        const quarter = quarterAt(point);
        if (!quarter) break;
        const { width, depth } = houseSizes(quarter, random);
        const middle = pointAlong(edge.points, along + width / 2);
        const away = kerb[edge.class] + depth / 2 + (quarter.density > 0.8 ? 0 : random.between(2, 7));
        const normal = middle.direction + (Math.PI / 2) * side;
        const center: Point = [
          middle.point[0] + Math.cos(normal) * away,
          middle.point[1] + Math.sin(normal) * away,
        ];
        along += width + (quarter.density > 0.8 ? random.pick([1.5, 2, 9, 16]) : random.between(8, 22));
        if (!random.chance(quarter.density * 0.8)) continue;
        const ring = shape(center, width, depth, direction, random);
        if (isFree(ring, roads, rails) && plots.claim(center, Math.max(width, depth) / 2))
          footprints.push(ring);
      }
    }
  }
  return footprints;
}

/** The landmark whose building or door is within 60 m, or null. */
export function landmarkAt(point: Point): Landmark | null {
  let best: Landmark | null = null;
  let bestDistance = 60;
  for (const landmark of landmarks) {
    const { distance } = nearestOnSegment(point, landmark.at, landmark.at);
    if (distance < bestDistance) [best, bestDistance] = [landmark, distance];
  }
  return best;
}
