import { crossing, distanceBetween, lengthOf, mix, type Point } from "./plane";
import { readPrebuilt } from "./prebuilt";
import { SegmentIndex } from "./segment-index";
import type { PlaceName } from "./street-names";
import { planStreets, type StreetClass, type StreetLine } from "./street-plan";
import { isOverWater } from "./terrain";

export interface Edge {
  from: number;
  to: number;
  street: number;
  class: StreetClass;
  points: Point[];
  /** Metres. */
  length: number;
  bridge: boolean;
}

export interface Street extends PlaceName {
  id: number;
  class: StreetClass;
  /** The parts of the street between gaps, in order. House numbers continue from one part to the next. */
  lines: Point[][];
  /** Metres. */
  length: number;
}

export interface StreetGraph {
  nodes: Point[];
  edges: Edge[];
  /** For each node, the numbers of its edges. */
  edgesOf: number[][];
  streets: Street[];
}

/** Crossings closer than this become one, metres. */
const mergeDistance = 7;
/** Shorter dead ends are removed, metres. */
const minStubLength = 28;

/** Numbers the crossings; nearby points share a number. */
class Nodes {
  readonly points: Point[] = [];
  private readonly cells = new Map<string, number[]>();

  numberOf(point: Point): number {
    const [column, row] = [Math.floor(point[0] / 20), Math.floor(point[1] / 20)];
    for (let x = column - 1; x <= column + 1; x++) {
      for (let y = row - 1; y <= row + 1; y++) {
        for (const number of this.cells.get(`${x},${y}`) ?? []) {
          if (distanceBetween(this.points[number] as Point, point) < mergeDistance) return number;
        }
      }
    }
    const number = this.points.push(point) - 1;
    const key = `${column},${row}`;
    this.cells.set(key, [...(this.cells.get(key) ?? []), number]);
    return number;
  }
}

function split(lines: readonly StreetLine[], nodes: Nodes): Edge[] {
  const index = new SegmentIndex<number>();
  lines.forEach((line, number) => {
    index.addLine(line.points, number);
  });
  const edges: Edge[] = [];
  for (const line of lines) {
    let points: Point[] = [line.points[0] as Point];
    let from = nodes.numberOf(points[0] as Point);
    const close = (at: Point) => {
      const to = nodes.numberOf(at);
      if (to === from && lengthOf([...points, at]) < mergeDistance * 2) return;
      const whole = [nodes.points[from] as Point, ...points.slice(1), nodes.points[to] as Point];
      // biome-ignore format: one record
      edges.push({
        from, to, street: line.street, class: line.class, points: whole, length: lengthOf(whole), bridge: isOverWater(whole),
      });
      points = [nodes.points[to] as Point];
      from = to;
    };
    for (let step = 1; step < line.points.length; step++) {
      const [a, b] = [line.points[step - 1] as Point, line.points[step] as Point];
      const cuts: number[] = [];
      const box = [
        Math.min(a[0], b[0]),
        Math.min(a[1], b[1]),
        Math.max(a[0], b[0]),
        Math.max(a[1], b[1]),
      ] as const;
      for (const other of index.within(...box)) {
        if ((other.a === a && other.b === b) || other.b === a || other.a === b) continue;
        const hit = crossing(a, b, other.a, other.b);
        if (hit) cuts.push(hit.first);
      }
      for (const cut of cuts.sort((x, y) => x - y)) close(mix(a, b, cut));
      if (step < line.points.length - 1) points.push(b);
      else close(b);
    }
  }
  return edges;
}

function adjacency(count: number, edges: readonly Edge[]): number[][] {
  const edgesOf: number[][] = Array.from({ length: count }, () => []);
  edges.forEach((edge, number) => {
    edgesOf[edge.from]?.push(number);
    if (edge.to !== edge.from) edgesOf[edge.to]?.push(number);
  });
  return edgesOf;
}

/** Removes the short dead ends left by extending streets, and everything that is not connected to the rest. */
function tidy(edges: Edge[], count: number): Edge[] {
  let kept = edges;
  for (let round = 0; round < 2; round++) {
    const edgesOf = adjacency(count, kept);
    kept = kept.filter(
      (edge) =>
        edge.length > minStubLength ||
        ((edgesOf[edge.from]?.length ?? 0) > 1 && (edgesOf[edge.to]?.length ?? 0) > 1),
    );
  }
  const edgesOf = adjacency(count, kept);
  const part = new Int32Array(count).fill(-1);
  const sizes: number[] = [];
  for (let start = 0; start < count; start++) {
    if (part[start] !== -1) continue;
    const label = sizes.push(0) - 1;
    const open = [start];
    part[start] = label;
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      sizes[label] = (sizes[label] ?? 0) + 1;
      for (const number of edgesOf[node] ?? []) {
        const edge = kept[number] as Edge;
        const other = edge.from === node ? edge.to : edge.from;
        if (part[other] === -1) {
          part[other] = label;
          open.push(other);
        }
      }
    }
  }
  const main = sizes.indexOf(Math.max(...sizes));
  return kept.filter((edge) => part[edge.from] === main);
}

function collectStreets(lines: readonly StreetLine[], edges: readonly Edge[]): Street[] {
  const streets = new Map<number, Street>();
  for (const { street, name, nameAr, class: kind } of lines) {
    if (!streets.has(street))
      streets.set(street, { id: street, name, nameAr, class: kind, lines: [], length: 0 });
  }
  let before: Edge | null = null;
  for (const edge of edges) {
    const street = streets.get(edge.street) as Street;
    const last = street.lines[street.lines.length - 1];
    if (last && before?.street === edge.street && before.to === edge.from) last.push(...edge.points.slice(1));
    else street.lines.push([...edge.points]);
    street.length += edge.length;
    before = edge;
  }
  return [...streets.values()].filter((street) => street.length > 90);
}

let graph: StreetGraph | null = null;

/** The town's streets as a graph of crossings, computed once. */
export function streetGraph(): StreetGraph {
  graph ??= readPrebuilt<StreetGraph>("graph");
  if (graph) return graph;
  const lines = planStreets();
  const nodes = new Nodes();
  const edges = tidy(split(lines, nodes), nodes.points.length);
  graph = {
    nodes: nodes.points,
    edges,
    edgesOf: adjacency(nodes.points.length, edges),
    streets: collectStreets(lines, edges),
  };
  return graph;
}
