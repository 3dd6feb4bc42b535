import { nearestOnSegment, type Point } from "./plane";

interface Segment<Tag> {
  a: Point;
  b: Point;
  tag: Tag;
}

interface NearestSegment<Tag> extends Segment<Tag> {
  point: Point;
  share: number;
  distance: number;
}

/** Finds the segments near a place without testing all of them: a grid of cells, 120 m wide. */
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

  /** The segments whose cells touch the box, each once. */
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
    for (
      let searchRadius = Math.min(this.size, radius);
      ;
      searchRadius = Math.min(searchRadius * 2, radius)
    ) {
      for (const segment of this.within(
        point[0] - searchRadius,
        point[1] - searchRadius,
        point[0] + searchRadius,
        point[1] + searchRadius,
      )) {
        if (accept && !accept(segment)) continue;
        const found = nearestOnSegment(point, segment.a, segment.b);
        if (found.distance <= searchRadius && (!best || found.distance < best.distance))
          best = { ...segment, ...found };
      }
      if (best || searchRadius >= radius) return best;
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
