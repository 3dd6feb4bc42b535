/** Groups points that would lie over one another on a map. */
import { pixelOf } from "./geometry";
import type { MapPoint } from "./types";

export interface Placed {
  id: number;
  position: MapPoint;
}

export interface Cluster<Point extends Placed> {
  /** The middle of its points. */
  position: MapPoint;
  /** At least one, in the order given. */
  points: readonly Point[];
}

/** Markers nearer than this to one another are one cluster, px. */
const minDistance = 46;

const middleOf = (points: readonly Placed[]): MapPoint => ({
  lat: points.reduce((sum, { position }) => sum + position.lat, 0) / points.length,
  lng: points.reduce((sum, { position }) => sum + position.lng, 0) / points.length,
});

/** Every point once: in the cluster of the first one too near to be told apart at this zoom, or alone. */
export function clusterPoints<Point extends Placed>(
  points: readonly Point[],
  zoom: number,
): Cluster<Point>[] {
  const groups: { x: number; y: number; points: Point[] }[] = [];
  for (const point of points) {
    const { x, y } = pixelOf(point.position, zoom);
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < minDistance);
    if (near) near.points.push(point);
    else groups.push({ x, y, points: [point] });
  }
  return groups.map((group) => ({ position: middleOf(group.points), points: group.points }));
}
