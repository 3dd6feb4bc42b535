import { createRandom, type Random } from "../random";
import { crossing, distanceBetween, lengthOf, mix, offset, type Point, simplify, smooth } from "./plane";
import { type Quarter, quarterAt, quarters } from "./quarters";
import { SegmentIndex } from "./segment-index";
import {
  avenueNames,
  circusName,
  innerRingName,
  outerRingName,
  type PlaceName,
  promenadeName,
  type StreetKind,
  streetName,
} from "./street-names";
import { coast, distanceToSea, isInGreen, isInInlandWater, isOverWater } from "./terrain";

export type StreetClass = "avenue" | "street" | "lane" | "promenade";

export interface StreetLine extends PlaceName {
  street: number;
  class: StreetClass;
  points: Point[];
}

const circus: Point = [40, 240];
const minStreetLength = 140;

/** Cuts a line into the parts whose points all pass. */
function runs(points: readonly Point[], passes: (point: Point, index: number) => boolean): Point[][] {
  const found: Point[][] = [];
  let run: Point[] = [];
  points.forEach((point, index) => {
    if (passes(point, index)) run.push(point);
    else if (run.length > 0) {
      found.push(run);
      run = [];
    }
  });
  if (run.length > 0) found.push(run);
  return found.filter((piece) => piece.length > 1);
}

function loop(center: Point, radiusX: number, radiusY: number, wobble: number): Point[] {
  const points: Point[] = [];
  for (let step = 0; step < 120; step++) {
    const angle = (step / 120) * Math.PI * 2;
    const radius = 1 + (wobble * (Math.sin(angle * 3 + 0.6) + Math.sin(angle * 5))) / 2;
    points.push([
      center[0] + Math.cos(angle) * radiusX * radius,
      center[1] + Math.sin(angle) * radiusY * radius,
    ]);
  }
  return [...points, points[0] as Point];
}

function radial(degrees: number, sway: number): Point[] {
  const points: Point[] = [];
  for (let reach = 70; reach < 5600; reach += 30) {
    const angle = (degrees * Math.PI) / 180 + (sway * Math.sin(reach / 1300) * Math.min(1, reach / 900)) / 5;
    points.push([circus[0] + Math.cos(angle) * reach, circus[1] + Math.sin(angle) * reach]);
  }
  const end = points.findIndex((point, index) => index > 5 && distanceToSea(point) < 120);
  return end < 0 ? points : points.slice(0, end);
}

function promenade(): Point[][] {
  const south = [...coast.slice(162), ...coast.slice(0, 46)];
  const ordered = south.filter((_, index) => index % 2 === 0 || index > south.length - 60);
  const inland = offset(smooth(simplify(ordered, 30), false, 3), 78);
  const kept = inland.filter((point) => distanceToSea(point) > 46);
  const pieces: Point[][] = [[]];
  for (const point of kept) {
    const piece = pieces[pieces.length - 1] as Point[];
    const last = piece[piece.length - 1];
    if (last && distanceBetween(last, point) < 18) continue;
    if (last && distanceBetween(last, point) > 420) pieces.push([point]);
    else piece.push(point);
  }
  return pieces.filter((piece) => lengthOf(piece) > 300).map((piece) => simplify(smooth(piece, false, 3), 3));
}

function mainRoads(): StreetLine[] {
  const lines: StreetLine[] = [];
  let street = 0;
  const add = (name: PlaceName, kind: StreetClass, pieces: Point[][]) => {
    for (const points of pieces) lines.push({ ...name, street, class: kind, points: simplify(points, 1.2) });
    street++;
  };
  const onLand = (point: Point) => distanceToSea(point) > 95;
  add(circusName, "avenue", [loop(circus, 70, 70, 0)]);
  add(innerRingName, "avenue", runs(loop([0, 180], 1060, 1020, 0.05), onLand));
  const outer = loop([-150, 560], 3000, 2350, 0.045);
  add(outerRingName, "avenue", runs([...outer.slice(80), ...outer.slice(0, 80)], onLand));
  // biome-ignore format: angle and sway of each avenue
  const ways: (readonly [number, number])[] = [
    [8, 0.9], [44, -0.8], [82, 0.5], [112, -0.6], [150, 0.8], [184, -0.7], [219, -0.5], [263, 0.2], [311, 0.6],
  ];
  ways.forEach(([degrees, sway], index) => {
    add(avenueNames[index] as PlaceName, "avenue", [radial(degrees, sway)]);
  });
  add(promenadeName, "promenade", promenade());
  return lines;
}

function quarterLines(quarter: Quarter, random: Random, roads: SegmentIndex<number>): Point[][][] {
  const turn = (quarter.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const phase = random.between(0, 6);
  const place = (u: number, v: number): Point => {
    const [x, y] = [
      u + quarter.bend * Math.sin(v / 260 + phase) + (quarter.bend / 2) * Math.sin(u / 170),
      v + quarter.bend * Math.sin(u / 310 + phase * 2),
    ];
    return [quarter.center[0] + x * cos - y * sin, quarter.center[1] + x * sin + y * cos];
  };
  const fits = (line: readonly Point[]) => (point: Point, index: number) => {
    if (quarterAt(point) !== quarter || distanceToSea(point) < 70) return false;
    if (isInGreen(point) || isInInlandWater(point, 34)) return false;
    const next = line[Math.min(line.length - 1, index + 1)] as Point;
    const before = line[Math.max(0, index - 1)] as Point;
    const direction = Math.atan2(next[1] - before[1], next[0] - before[0]);
    const beside = roads.nearest(point, 52, ({ a, b }) => {
      const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) - direction;
      return Math.abs(Math.sin(angle)) < 0.55;
    });
    return beside === null;
  };
  const found: Point[][][] = [];
  for (const axis of [0, 1] as const) {
    const spacing = quarter.spacing[axis];
    let across = -quarter.radius * 1.15 + random.between(0, spacing);
    while (across < quarter.radius * 1.15) {
      const line: Point[] = [];
      for (let along = -quarter.radius * 1.15; along <= quarter.radius * 1.15; along += 18) {
        line.push(axis === 0 ? place(across, along) : place(along, across));
      }
      // Some streets end half-way, so that the plan does not look too regular.
      const from = random.chance(0.18) ? line.length * random.between(0.3, 0.6) : 0;
      const until = random.chance(0.18) ? line.length * random.between(0.5, 0.8) : line.length;
      const passes = fits(line);
      const pieces = runs(line, (point, index) => index >= from && index <= until && passes(point, index))
        .filter((piece) => lengthOf(piece) > minStreetLength)
        .map((piece) => simplify(piece, 1.6));
      if (pieces.length > 0) found.push(pieces);
      across += spacing * random.between(0.82, 1.2);
    }
  }
  return found;
}

/** Extends the end of a line to the next road. Without one near enough it stays a dead end. */
function extended(line: Point[], roads: SegmentIndex<number>, self: number): Point[] {
  const last = line[line.length - 1] as Point;
  const before = line[line.length - 2] as Point;
  const step = distanceBetween(before, last) || 1;
  const reach = 190;
  const [dx, dy] = [(last[0] - before[0]) / step, (last[1] - before[1]) / step];
  const start: Point = [last[0] - dx * 6, last[1] - dy * 6];
  const end: Point = [last[0] + dx * reach, last[1] + dy * reach];
  let nearest = Number.POSITIVE_INFINITY;
  for (const { a, b, tag } of roads.within(
    Math.min(start[0], end[0]),
    Math.min(start[1], end[1]),
    Math.max(start[0], end[0]),
    Math.max(start[1], end[1]),
  )) {
    const hit = tag === self ? null : crossing(start, end, a, b);
    if (hit && hit.first < nearest) nearest = hit.first;
  }
  if (!Number.isFinite(nearest)) return line;
  const target = mix(start, end, nearest);
  const beyond: Point = [target[0] + dx * 3, target[1] + dy * 3];
  const middle = mix(last, target, 0.5);
  if (isOverWater([last, target]) || isInGreen(middle) || distanceToSea(middle) < 40) return line;
  return [...line, beyond];
}

const kindsByQuarter = (quarter: Quarter, axis: number, random: Random): StreetKind => {
  if (quarter.density > 0.85) return random.pick(axis === 0 ? ["lane", "street"] : ["street", "row"]);
  return random.pick(axis === 0 ? ["street", "street", "walk"] : ["road", "street", "lane"]);
};

/** All roads of the town, before crossings are computed. */
export function planStreets(): StreetLine[] {
  const random = createRandom(1907);
  const lines = mainRoads();
  const roads = new SegmentIndex<number>();
  lines.forEach((line, index) => {
    roads.addLine(line.points, index);
  });
  let street = lines.reduce((highest, line) => Math.max(highest, line.street), 0) + 1;
  let number = 0;
  const first = lines.length;
  for (const quarter of quarters) {
    quarterLines(quarter, random, roads).forEach((pieces, index) => {
      const name = streetName(number++, kindsByQuarter(quarter, index % 2, random));
      const narrow = quarter.spacing[0] < 140 && random.chance(0.5);
      for (const points of pieces) lines.push({ ...name, street, class: narrow ? "lane" : "street", points });
      street++;
    });
  }
  for (let index = first; index < lines.length; index++)
    roads.addLine((lines[index] as StreetLine).points, index);
  for (let index = first; index < lines.length; index++) {
    const line = lines[index] as StreetLine;
    const forwards = extended(line.points, roads, index);
    line.points = extended([...forwards].reverse(), roads, index).reverse();
  }
  return lines;
}
