import { nearestOnSegment, type Point } from "./plane";

export interface Segment<Tag> {
  a: Point;
  b: Point;
  tag: Tag;
}

export interface NearestSegment<Tag> extends Segment<Tag> {
  point: Point;
  share: number;
  distance: number;
}

/** Finds the segments near a place without looking at all of them: a grid of cells, 120 m wide. */
export class SegmentIndex<Tag> {
  private readonly cells = new Map<number, Segment<Tag>[]>();
  private readonly size = 120;

  add(a: Point, b: Point, tag: Tag): void {
    const segment = { a, b, tag };
    for (const key of this.keys(
      Math.min(a[0], b[0]),
      Math.min(a[1], b[1]),
      Math.max(a[0], b[0]),
      Math.max(a[1], b[1]),
    )) {
      const cell = this.cells.get(key);
      if (cell) cell.push(segment);
      else this.cells.set(key, [segment]);
    }
  }

  addLine(line: readonly Point[], tag: Tag): void {
    for (let index = 1; index < line.length; index++) {
      this.add(line[index - 1] as Point, line[index] as Point, tag);
    }
  }

  /** Every segment whose cells touch the box, each once. */
  within(minX: number, minY: number, maxX: number, maxY: number): Set<Segment<Tag>> {
    const found = new Set<Segment<Tag>>();
    for (const key of this.keys(minX, minY, maxX, maxY)) {
      for (const segment of this.cells.get(key) ?? []) found.add(segment);
    }
    return found;
  }

  /** The nearest segment not farther than `radius` metres that passes the filter, or null. */
  nearest(
    point: Point,
    radius: number,
    accept?: (segment: Segment<Tag>) => boolean,
  ): NearestSegment<Tag> | null {
    let best: NearestSegment<Tag> | null = null;
    for (let reach = Math.min(this.size, radius); ; reach = Math.min(reach * 2, radius)) {
      for (const segment of this.within(
        point[0] - reach,
        point[1] - reach,
        point[0] + reach,
        point[1] + reach,
      )) {
        if (accept && !accept(segment)) continue;
        const found = nearestOnSegment(point, segment.a, segment.b);
        if (found.distance <= reach && (!best || found.distance < best.distance))
          best = { ...segment, ...found };
      }
      if (best || reach >= radius) return best;
    }
  }

  private *keys(minX: number, minY: number, maxX: number, maxY: number): Iterable<number> {
    for (let column = Math.floor(minX / this.size); column <= Math.floor(maxX / this.size); column++) {
      for (let row = Math.floor(minY / this.size); row <= Math.floor(maxY / this.size); row++) {
        yield column * 100_003 + row;
      }
    }
  }
}
