import {
  distanceBetween,
  fromLatLng,
  type LatLng,
  type LonLat,
  nearestOnSegment,
  type Point,
  toLonLat,
} from "./plane";
import { SegmentIndex } from "./segment-index";
import { type Edge, streetGraph } from "./street-graph";
import type { StreetClass } from "./street-plan";

export interface RoadDistance {
  meters: number;
  seconds: number;
}

/** Metres per second of a courier on a scooter. */
const speed: Record<StreetClass, number> = { avenue: 9.7, street: 7.2, lane: 5, promenade: 4.2 };
const offRoadSpeed = 1.6;
/** Streets are longer than the straight line by about this factor. */
const detour = 1.32;
/** Farther from any street, the straight line is used, metres. */
const maxSnapDistance = 900;

interface Snap {
  edge: Edge;
  /** The nearest point on the street. */
  at: Point;
  /** Metres from the edge's start. */
  along: number;
  /** Metres from the requested place to the street. */
  walk: number;
}

interface Path {
  meters: number;
  seconds: number;
  points: Point[];
}

let index: SegmentIndex<{ edge: Edge; before: number }> | null = null;

function snap(point: Point): Snap | null {
  if (!index) {
    index = new SegmentIndex();
    for (const edge of streetGraph().edges) {
      let before = 0;
      for (let step = 1; step < edge.points.length; step++) {
        const [a, b] = [edge.points[step - 1] as Point, edge.points[step] as Point];
        index.add(a, b, { edge, before });
        before += distanceBetween(a, b);
      }
    }
  }
  const found = index.nearest(point, maxSnapDistance);
  if (!found) return null;
  const along = found.tag.before + found.share * distanceBetween(found.a, found.b);
  return { edge: found.tag.edge, at: found.point, along, walk: found.distance };
}

/** The part of an edge between two distances along it, in the direction of travel. */
function part(edge: Edge, from: number, to: number): Point[] {
  const [low, high] = from <= to ? [from, to] : [to, from];
  const points: Point[] = [];
  let before = 0;
  for (let step = 1; step < edge.points.length; step++) {
    const [a, b] = [edge.points[step - 1] as Point, edge.points[step] as Point];
    const length = distanceBetween(a, b);
    const at = (metres: number): Point => {
      const share = length === 0 ? 0 : Math.min(1, Math.max(0, (metres - before) / length));
      return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    };
    if (before + length >= low && before <= high) {
      if (points.length === 0) points.push(at(low));
      points.push(at(high));
    }
    before += length;
  }
  return from <= to ? points : points.reverse();
}

/** A binary heap of crossings by estimated time. */
class Queue {
  private readonly heap: (readonly [cost: number, node: number])[] = [];

  push(cost: number, node: number): void {
    let child = this.heap.push([cost, node]) - 1;
    while (child > 0) {
      const parent = (child - 1) >> 1;
      if ((this.heap[parent]?.[0] ?? 0) <= (this.heap[child]?.[0] ?? 0)) break;
      this.swap(parent, child);
      child = parent;
    }
  }

  pop(): number | undefined {
    const top = this.heap[0];
    const last = this.heap.pop();
    if (!top || !last) return undefined;
    if (this.heap.length > 0) {
      this.heap[0] = last;
      let parent = 0;
      for (;;) {
        let smallest = parent;
        for (const child of [parent * 2 + 1, parent * 2 + 2]) {
          const entry = this.heap[child];
          if (entry && entry[0] < (this.heap[smallest]?.[0] ?? 0)) smallest = child;
        }
        if (smallest === parent) break;
        this.swap(parent, smallest);
        parent = smallest;
      }
    }
    return top[1];
  }

  private swap(a: number, b: number): void {
    const [first, second] = [this.heap[a], this.heap[b]];
    if (first && second) [this.heap[a], this.heap[b]] = [second, first];
  }
}

/** A* by travel time, from a place on one edge to a place on another. */
function search(start: Snap, goal: Snap): Path | null {
  const { nodes, edges, edgesOf } = streetGraph();
  const seconds = new Map<number, number>();
  const cameBy = new Map<number, Edge>();
  const queue = new Queue();
  const remainingTime = (node: number) => distanceBetween(nodes[node] as Point, goal.at) / speed.avenue;
  const visit = (node: number, cost: number, by: Edge | null) => {
    if (cost >= (seconds.get(node) ?? Number.POSITIVE_INFINITY)) return;
    seconds.set(node, cost);
    if (by) cameBy.set(node, by);
    queue.push(cost + remainingTime(node), node);
  };
  const pace = speed[start.edge.class];
  visit(start.edge.from, start.along / pace, null);
  visit(start.edge.to, (start.edge.length - start.along) / pace, null);
  const ends = new Map<number, number>([
    [goal.edge.from, goal.along / speed[goal.edge.class]],
    [goal.edge.to, (goal.edge.length - goal.along) / speed[goal.edge.class]],
  ]);
  let best = Number.POSITIVE_INFINITY;
  let last = -1;
  const closed = new Set<number>();
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (closed.has(node)) continue;
    closed.add(node);
    const cost = seconds.get(node) ?? 0;
    if (cost + remainingTime(node) >= best) break;
    const rest = ends.get(node);
    if (rest !== undefined && cost + rest < best) [best, last] = [cost + rest, node];
    for (const number of edgesOf[node] ?? []) {
      const edge = edges[number] as Edge;
      visit(edge.from === node ? edge.to : edge.from, cost + edge.length / speed[edge.class], edge);
    }
  }
  if (last < 0) return null;
  const pieces: Point[][] = [part(goal.edge, last === goal.edge.from ? 0 : goal.edge.length, goal.along)];
  let node = last;
  for (let edge = cameBy.get(node); edge; edge = cameBy.get(node)) {
    const forwards = edge.to === node;
    pieces.push(forwards ? edge.points : [...edge.points].reverse());
    node = forwards ? edge.from : edge.to;
  }
  pieces.push(part(start.edge, start.along, node === start.edge.from ? 0 : start.edge.length));
  const points = pieces.reverse().flat();
  return { points, seconds: best, meters: measure(points) };
}

function measure(points: readonly Point[]): number {
  return points.reduce(
    (sum, point, place) => sum + (place === 0 ? 0 : distanceBetween(points[place - 1] as Point, point)),
    0,
  );
}

function straight(from: Point, to: Point): Path {
  const meters = distanceBetween(from, to) * detour;
  return { meters, seconds: meters / speed.street, points: [from, to] };
}

function path(a: LatLng, b: LatLng): Path {
  const [from, to] = [fromLatLng(a), fromLatLng(b)];
  const [start, goal] = [snap(from), snap(to)];
  if (!start || !goal) return straight(from, to);
  const sameEdge = start.edge === goal.edge;
  const along = Math.abs(start.along - goal.along);
  const between: Path | null = sameEdge
    ? {
        meters: along,
        seconds: along / speed[start.edge.class],
        points: part(start.edge, start.along, goal.along),
      }
    : search(start, goal);
  if (!between) return straight(from, to);
  const walk = start.walk + goal.walk;
  return {
    meters: between.meters + walk,
    seconds: between.seconds + walk / offRoadSpeed / 4,
    points: [from, ...between.points, to],
  };
}

/** Distance by road in whole metres and driving time in whole seconds; an estimate far from any street. */
export function roadDistance(a: LatLng, b: LatLng): RoadDistance {
  const { meters, seconds } = path(a, b);
  return { meters: Math.round(meters), seconds: Math.round(seconds) };
}

/** The route along the streets, longitude first. */
export function roadRoute(a: LatLng, b: LatLng): LonLat[] {
  const line: LonLat[] = [];
  for (const point of path(a, b).points) {
    const next = toLonLat(point);
    const last = line[line.length - 1];
    if (!last || last[0] !== next[0] || last[1] !== next[1]) line.push(next);
  }
  return line.length > 1 ? line : [...line, ...line];
}

/** The street nearest to a point with the metres to it, or null when none is near. */
export function nearestStreet(
  point: Point,
  radius: number,
): { street: number; at: Point; distance: number } | null {
  const found = snap(point);
  if (!found || found.walk > radius) return null;
  const { distance } = nearestOnSegment(point, found.at, found.at);
  return { street: found.edge.street, at: found.at, distance };
}
